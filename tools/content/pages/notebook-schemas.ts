import { z } from 'zod';
import { link, meta, text, titled } from './field-schemas.ts';

const counted = z.strictObject({ one: text, many: text });

const field = { label: text, help: text, why: text };
const textField = z.strictObject({ ...field, example: text });
const listField = z.strictObject({ ...field, example: z.array(text).min(1) });

/** The fields of the specification's sample profile (section 3), in its order; list fields have lists as examples. */
const companyFields = z.strictObject({
  company: textField,
  services: listField,
  offices: listField,
  brand_voice: textField,
  audiences: listField,
  communication: textField,
  constraints: listField,
});
const roleFields = z.strictObject({
  profile_type: textField,
  core_context: textField,
  expertise: listField,
  communication_style: textField,
  behavior_patterns: listField,
  goals: listField,
});
export const profileFieldNames = [...companyFields.keyof().options, ...roleFields.keyof().options];

const form = { name: text, title: text, file: z.string().regex(/^[a-z-]+$/) };

const profile = z.strictObject({
  lead: text,
  guide: link,
  choose: text,
  list: text,
  progress: text,
  showExample: text,
  hideExample: text,
  exampleNote: text,
  exampleLabel: text,
  missing: z.strictObject({ title: text, more: text, done: text }),
  result: z.strictObject({
    title: text,
    empty: text,
    view: text,
    text,
    json: text,
    copyText: text,
    copyJson: text,
    download: text,
    downloadAs: text,
  }),
  injection: z.strictObject({
    title: text,
    text,
    guide: link,
    empty: text,
    direct: z.strictObject({ title: text, text, message: text }),
    progressive: z.strictObject({
      title: text,
      text,
      message: text,
      audiences: text,
      constraints: text,
      start: text,
    }),
    role: text,
    copy: text,
  }),
  forms: z.strictObject({
    company: z.strictObject({ ...form, fields: companyFields }),
    role: z.strictObject({ ...form, fields: roleFields }),
  }),
});

const prompts = z.strictObject({
  lead: text,
  search: text,
  count: counted,
  more: text,
  noResults: z.strictObject({ title: text, text, action: text }),
  empty: z.strictObject({ title: text, text, action: text }),
  from: text,
  savedOn: text,
  title: z.strictObject({ input: text, edit: text, save: text, cancel: text, empty: text, long: text }),
  open: text,
  close: text,
  text,
  note: text,
  noteHint: text,
  verdict: z.strictObject({ label: text, worked: text, 'with-changes': text, failed: text }),
  copy: text,
  edit: text,
  done: text,
  duplicate: text,
  copyTitle: text,
  delete: text,
});

const copy = z.strictObject({
  lead: text,
  contents: text,
  nothing: text,
  kinds: z.strictObject({
    profile: counted,
    prompt: counted,
    note: counted,
    week: counted,
    filling: counted,
    'trade-day': counted,
    workshop: counted,
    hunt: counted,
    'sections-read': counted,
    certificate: counted,
    review: counted,
    'review-plan': counted,
    challenge: counted,
  }),
  export: z.strictObject({ title: text, text, action: text }),
  import: z.strictObject({
    title: text,
    text,
    action: text,
    found: text,
    foundOn: text,
    nothing: text,
    and: text,
    confirm: text,
    cancel: text,
    merged: text,
    unstored: text,
    undone: text,
    'not-a-notebook': text,
    'newer-version': text,
    damaged: text,
    unreadable: text,
    'too-large': text,
    noneRight: text,
    refused: z.strictObject({
      count: counted,
      more: counted,
      unread: text,
      unknown: text,
      kinds: z.strictObject({
        profile: text,
        prompt: text,
        note: text,
        week: text,
        filling: text,
        'trade-day': text,
        workshop: text,
        hunt: text,
        'sections-read': text,
        certificate: text,
        review: text,
        'review-plan': text,
        challenge: text,
      }),
      reasons: z.strictObject({ long: text, many: text, date: text, count: text, damaged: text }),
    }),
  }),
  print: z.strictObject({ title: text, text, action: text }),
  wipe: z.strictObject({
    title: text,
    text,
    action: text,
    question: text,
    warning: text,
    confirm: text,
    cancel: text,
  }),
});

export const cuaderno = z.strictObject({
  meta,
  title: text,
  kept: text,
  keptText: text,
  sectionsLabel: text,
  loading: text,
  saved: text,
  saving: text,
  undo: text,
  copied: text,
  messages: z.strictObject({
    copyFailed: titled,
    checkFailed: titled,
    loadFailed: titled,
    promptDeleted: titled,
    notebookWiped: titled,
  }),
  sections: z.strictObject({
    perfil: text,
    prompts: text,
    notas: text,
    semana: text,
    copia: text,
    cuenta: text,
  }),
  profile,
  prompts,
  notes: z.strictObject({
    lead: text,
    progress: text,
    askedIn: text,
    returnsIn: text,
    module: text,
    guide: text,
    writtenOn: text,
    empty: z.strictObject({ text, action: text }),
  }),
  week: z.strictObject({
    lead: text,
    guide: link,
    start: text,
    startHint: text,
    progress: text,
    day: text,
    calendar: text,
    calendarHint: text,
    needsDate: text,
    file: text,
    event: text,
  }),
  copy,
});

/** For browsers that do not store. */
export const storage = z.strictObject({
  title: text,
  full: text,
  forbidden: text,
  outdated: text,
  action: text,
  reload: text,
  file: z
    .string()
    .regex(
      /^(?:[a-z-]|\{escuela-en-archivos\})+\{fecha\}\.json$/,
      'Escribe un nombre en minúsculas acabado en {fecha}.json',
    ),
});
