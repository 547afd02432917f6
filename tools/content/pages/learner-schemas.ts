import { z } from 'zod';
import { inEnglish } from '#tools/content/english-fields.ts';
import { link, sitePath, stat, text } from './field-schemas.ts';

const sectionIds = ['inicio', 'cursos', 'prompts', 'gpts', 'plantillas'] as const;

export const dashboard = z.strictObject({
  title: text,
  user: z.strictObject({ name: text, plan: text }),
  sidebar: z.strictObject({
    label: text,
    collapse: text,
    expand: text,
    signOut: text,
  }),
  sections: z
    .array(z.strictObject({ id: z.enum(sectionIds), label: text }))
    .length(sectionIds.length, `Deben estar las cinco secciones: ${sectionIds.join(', ')}`),
  work: z.strictObject({ title: text, links: z.array(link).min(1) }),
  inDevelopment: text,
  meanwhile: z.strictObject({
    title: text,
    links: z.array(link.extend({ section: z.enum(sectionIds) })).min(1),
  }),
  inicio: z.strictObject({
    title: text,
    text,
    next: z.strictObject({
      title: text,
      first: text,
      next: text,
      resume: text,
      guide: text,
      guideName: text,
      reading: text,
      done: z.strictObject({ step: text, action: text, to: sitePath }),
    }),
    sample: text,
    stats: z.array(stat).min(1),
    activity: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ text, when: text })).min(1),
    }),
    recommendations: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ title: text, text, action: text, to: sitePath })).min(1),
    }),
  }),
  cursos: z.strictObject({ title: text, text }),
  progress: z.strictObject({
    title: text,
    percentage: text,
    count: text,
    done: text,
    pending: text,
    doneOn: text,
    module: text,
    loading: text,
    failed: text,
    retry: text,
    certificate: z.strictObject({ ready: text, missing: text }),
  }),
  modules: z
    .array(z.strictObject({ number: z.int().min(1).max(6), name: text, to: sitePath }))
    .length(6, 'Deben estar los seis módulos'),
});

/** The words around a lesson's own text. */
export const lesson = z.strictObject({
  backToCourses: text,
  duration: text,
  level: text,
  section: text,
  place: text,
  module: text,
  guide: text,
  contents: text,
  reference: z.strictObject({ tag: text, essential: text }),
  minutes: text,
  read: z.strictObject({ mark: text, undo: text }),
  stop: z.strictObject({ title: text, next: text, back: text }),
  resume: z.strictObject({ text, action: text, dismiss: text, close: text }),
  copy: z.strictObject({ prompt: text, code: text, done: text }),
  defaults: z
    .strictObject({
      nota: text,
      cuidado: text,
      dato: text,
      antes: text,
      despues: text,
      ejemplo: text,
      empresa: text,
      comprueba: text,
      showAnswer: text,
      resumen: text,
      prompt: text,
      resultado: text,
      falla: text,
      vale: text,
      herramienta: text,
      cuando: text,
      paso: text,
    })
    .transform(inEnglish({ falla: 'fault', vale: 'merit', cuando: 'when' })),
  figure: z.strictObject({ download: text, downloadOf: text, loading: text, failed: text }),
  notebook: z.strictObject({
    ask: text,
    keep: text,
    field: z.strictObject({
      kept: text,
      saved: text,
      failed: text,
      open: text,
      empty: text,
      writtenOn: text,
    }),
    recall: text,
    askedIn: text,
    returnsIn: text,
    here: text,
    module: text,
    guide: text,
  }),
  practice: z.strictObject({
    title: text,
    hint: text,
    right: text,
    wrong: text,
    review: z.strictObject({ one: text, many: text }),
  }),
  completion: z.strictObject({
    title: text,
    text,
    mark: text,
    completeAndContinue: text,
    pending: text,
    done: text,
    doneOn: text,
  }),
  navigation: z.strictObject({ label: text, previous: text, next: text, soon: text, courses: text }),
  contextEngineering: z.strictObject({ title: text, text, links: z.array(link).min(1), external: text }),
  loading: text,
  newTab: text,
});

export type DashboardPage = z.output<typeof dashboard>;
export type DashboardSectionId = (typeof sectionIds)[number];
