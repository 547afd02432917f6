import { describe, expect, it, vi } from 'vitest';
import { notebookAsFile } from './notebook-file.ts';
import type { Notebook } from './notebook.ts';
import { mergeIntoNotebook, readNotebookFile } from './read-notebook-file.ts';
import { ownRecordChecks } from './record-checks.ts';
import type { NotebookRecord } from './records.ts';
import { freshNotebooks } from './testing/fresh-notebooks.ts';

const open = freshNotebooks();

const writeNote = (notebook: Notebook, id: string, text: string) =>
  notebook.update(`note/${id}`, () => ({ text }));

describe('the file', () => {
  it('brings a notebook to another browser; newer records stay, and the learner can undo it', async () => {
    const here = await open('ana');
    await writeNote(here, 'a', 'del archivo');
    await writeNote(here, 'b', 'del archivo');
    const contents = readNotebookFile(notebookAsFile(here), ownRecordChecks);
    if (typeof contents === 'string') throw new Error(contents);
    expect(contents.counts).toEqual({ note: 2 });

    const there = await open('otra');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    await writeNote(there, 'b', 'más nueva');
    const merge = await mergeIntoNotebook(there, contents.records);
    expect(merge).toMatchObject({ added: 1, replaced: 0, kept: 1, isStored: true });
    expect(there.read('note/a')).toEqual({ text: 'del archivo' });
    expect(there.read('note/b')).toEqual({ text: 'más nueva' });

    await merge.undo();
    expect(there.read('note/a')).toBeUndefined();
    expect(there.read('note/b')).toEqual({ text: 'más nueva' });
  });

  const prompt = {
    title: 'A',
    text: 'B',
    note: '',
    from: { to: '/prompts/brief', label: 'Brief' },
    savedAt: 1,
    verdict: null,
    equivalences: [],
  };
  const fileWith = (records: unknown[], version = 1) =>
    JSON.stringify({ school: 'Aplica IA', version, savedAt: '', records });
  const fileOf = (record: unknown, version = 1) => fileWith([record], version);
  const read = (text: string) => {
    const contents = readNotebookFile(text, ownRecordChecks);
    if (typeof contents === 'string') throw new Error(contents);
    return contents;
  };
  const note = { id: 'note/a', updatedAt: 1, value: { text: 'uno' } };

  it('is accepted if every record is right', () => {
    expect(
      readNotebookFile(fileOf({ id: 'prompt/1', updatedAt: 1, value: prompt }), ownRecordChecks),
    ).toMatchObject({
      counts: { prompt: 1 },
    });
  });

  it.each([
    ['no JSON', 'hola', 'not-a-notebook'],
    ['null', 'null', 'not-a-notebook'],
    ['of another program', '{"version":1,"records":[]}', 'not-a-notebook'],
    ['from a newer school', fileOf({}, 2), 'newer-version'],
    ['with a version before the first', fileOf({}, 0), 'damaged'],
  ])('%s is refused, with the reason', (_what, text, problem) => {
    expect(readNotebookFile(text, ownRecordChecks)).toBe(problem);
  });

  const kept = (change: object) => ({ id: 'prompt/1', updatedAt: 1, value: { ...prompt, ...change } });
  const week = (start: unknown, done: number[] = []) => ({
    id: 'week/1',
    updatedAt: 1,
    value: { start, done },
  });
  it.each([
    ['that is null', null, 'damaged'],
    ['that is a list', [note], 'damaged'],
    ['of an unknown kind', { id: 'constructor/1', updatedAt: 1, value: {} }, 'damaged'],
    ['with a note that is not text', { ...note, value: { text: 3 } }, 'damaged'],
    ['without a date', { id: 'note/b', value: { text: 'a' } }, 'damaged'],
    ['with an eighth day', week(null, [8]), 'damaged'],
    ['with a link outside the school', kept({ from: { to: '//evil', label: '' } }), 'damaged'],
    [
      'with a link that browsers take for an outside one',
      kept({ from: { to: '/\\evil', label: '' } }),
      'damaged',
    ],
    ['with an impossible day', week('2026-99-99'), 'date'],
    ['with a 31st of February', week('2026-02-31'), 'date'],
    ['with an impossible time', kept({ savedAt: 1e300 }), 'date'],
    ['with an impossible date', { ...note, updatedAt: 1e300 }, 'date'],
    ['with a title of fifty thousand letters', kept({ title: 'x'.repeat(50_000) }), 'long'],
    ['with a text of a million letters', kept({ text: 'x'.repeat(1_000_000) }), 'long'],
    ['with a name of fifty thousand letters', { ...note, id: `note/${'x'.repeat(50_000)}` }, 'long'],
    ['with a large unknown field', { ...note, value: { text: '', more: 'x'.repeat(1_000_000) } }, 'long'],
    [
      'with ten thousand values',
      kept({ equivalences: Array(10_000).fill({ tag: '[A]', value: 'b' }) }),
      'many',
    ],
  ])('refuses a record %s, says why, and reads the others', (_what, record, problem) => {
    const { records, refused, counts } = read(fileWith([record, note]));
    expect(refused).toMatchObject([{ problem }]);
    expect(records).toEqual([note]);
    expect(counts).toEqual({ note: 1 });
  });

  it('names a refused record by its title, or else by its name', () => {
    const texts = [kept({ title: 'Ventas', savedAt: -1 }), { ...note, value: null }, 3];
    expect(read(fileWith(texts)).refused).toEqual([
      { kind: 'prompt', name: 'Ventas', problem: 'date' },
      { kind: 'note', name: 'a', problem: 'damaged' },
      { kind: null, name: '', problem: 'damaged' },
    ]);
  });

  it('reads five thousand records and says how many are left', () => {
    const many = Array.from({ length: 5007 }, (_, index) => ({ ...note, id: `note/${index}` }));
    const { records, unread } = read(fileWith(many));
    expect(records).toHaveLength(5000);
    expect(unread).toBe(7);
  });

  it('never lets a date in the future win, on either side', async () => {
    const ahead = (id: string, text: string) =>
      ({ id, updatedAt: Date.UTC(2200, 0), value: { text } }) as NotebookRecord;
    const there = await open('otra');
    await writeNote(there, 'a', 'de aquí');
    const merge = await mergeIntoNotebook(there, [ahead('note/a', 'futura'), ahead('note/b', 'nueva')]);
    expect(merge).toMatchObject({ added: 1, replaced: 0, kept: 1 });
    expect(there.read('note/a')).toEqual({ text: 'de aquí' });
    expect(there.read('note/b')).toEqual({ text: 'nueva' });
    expect(there.state().records.get('note/b')?.updatedAt).toBeLessThanOrEqual(Date.now());

    await there.restore(new Map([['note/c', ahead('note/c', 'futura')]]));
    const brought = { id: 'note/c', updatedAt: Date.now(), value: { text: 'de hoy' } } as NotebookRecord;
    expect(await mergeIntoNotebook(there, [brought])).toMatchObject({ replaced: 1 });
    expect(there.read('note/c')).toEqual({ text: 'de hoy' });
  });
});
