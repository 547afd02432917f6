import { expect, it } from 'vitest';
import { tradeCards, workshopTrades } from '#content.ts';
import { modelBoxes, modelSentence } from '#common/craft/model.ts';
import { craftPoints } from '#common/craft/boxes.ts';
import { judgeCraft } from '#common/craft/rules.ts';
import { findExercise, loadExercise } from './use-exercise.ts';

const slugs = workshopTrades.flatMap(({ exercises }) => exercises.map(({ slug }) => slug));

it('lists at least three exercises for each trade, and none twice', () => {
  expect(workshopTrades).toHaveLength(tradeCards.length);
  for (const { name, exercises } of workshopTrades) expect(exercises.length, name).toBeGreaterThanOrEqual(3);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it.each(slugs)('%s is solved by its own model, and has an example for each point', async (slug) => {
  const exercise = await loadExercise(slug);
  expect(exercise.title).toBe(findExercise(slug)?.entry.title);
  expect(judgeCraft(modelBoxes(exercise))).toEqual({ score: 10, missing: [], warnings: [] });
  expect(craftPoints.filter((point) => modelSentence(exercise, point) === '')).toEqual([]);
});

it('finds no exercise outside the list', async () => {
  expect(findExercise('constructor')).toBeUndefined();
  await expect(loadExercise('constructor')).rejects.toThrow('no exercise constructor');
});
