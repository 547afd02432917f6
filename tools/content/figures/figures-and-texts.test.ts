import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsFile, parseFacts } from '#tools/content/rules/facts.ts';
import { parse } from 'yaml';
import { drawnWords } from './figures.ts';

const drawn = (name: string) =>
  drawnWords(readFileSync(`content/figures/${name}.svg`, 'utf8')).replace(/\s+/g, ' ');
const lesson = (slug: string) => readFileSync(`content/lessons/${slug}.md`, 'utf8');
const today = (id: string) => parseFacts(readFileSync(factsFile, 'utf8')).find((one) => one.id === id)?.today;

describe('drawings that repeat texts or facts', () => {
  it('learners may paste labelled data, but no text calls them green: they stay personal data', () => {
    expect(drawn('semaforo-de-datos')).toContain('con etiquetas, se puede pegar');
    for (const text of [drawn('semaforo-de-datos'), lesson('modulo-1')])
      expect(text).not.toMatch(/pasan? a (ser )?(verde|pegable)|de amarillo a verde/i);
  });

  it.each(['4380 dólares', '12 de octubre', 'CLIENTE A', 'IMPORTE 1', 'hace 35 días'])(
    'the case of the traffic light is the one of the lesson: %s',
    (words) => {
      expect(drawn('semaforo-de-datos')).toContain(words);
      expect(lesson('modulo-1')).toContain(words);
    },
  );

  it('a plan ends in something that accounts can build: a project while none creates GPTs', () => {
    expect(today('gpt-crear')).toMatch(/ya no (se )?crean?/);
    const { resultados } = parse(readFileSync('content/figures/que-plan.yaml', 'utf8')) as {
      resultados: { plan: string; texto: string }[];
    };
    for (const { plan, texto } of resultados) {
      expect(texto, plan).toMatch(/\bproyecto\b/);
      expect(texto, plan).not.toMatch(/\bcrear? (?:un|tu) GPT/i);
    }
  });

  it('the misread number is the same from summary to report, and the drawing ends with the right one', () => {
    const words = drawn('error-viaja');
    const [photo, ...later] = [...words.matchAll(/(\d+) cajas/g)].map(([, number]) => number);
    expect(new Set(later).size).toBe(1);
    expect(later[0]).not.toBe(photo);
    expect(words.trim().split(' El informe ')[1]).toMatch(new RegExp(`${photo}\\.$`));
  });
});
