import { expect, test } from 'vitest';
import { demoRoadmap } from '#content.ts';
import {
  moveProject,
  newProject,
  nextStage,
  nextStepLabel,
  reviewSummary,
  STAGE_NAMES,
  STAGES,
} from './project.ts';

const sampleProjects = demoRoadmap.projects;

test('a project goes from planning to completed one step at a time', () => {
  expect(STAGES.map(nextStage)).toEqual(['inProgress', 'review', 'completed', null]);
});

test('columns and step buttons have the names of the specification', () => {
  expect(STAGES.map((stage) => STAGE_NAMES[stage])).toEqual([
    'Planning',
    'In Progress',
    'Under Review',
    'Completed',
  ]);
  expect(STAGES.map(nextStepLabel)).toEqual(['Start', 'Submit for Review', 'Complete', null]);
});

test('a move sets the stage directly and puts the project last in its new column', () => {
  const [first] = sampleProjects;
  const moved = moveProject(sampleProjects, first?.id ?? '', 'completed');
  expect(moved.at(-1)).toEqual({ ...first, stage: 'completed' });
  expect(moved).toHaveLength(sampleProjects.length);
});

test('a move to the same column, or of a deleted project, changes nothing', () => {
  const [first] = sampleProjects;
  expect(moveProject(sampleProjects, first?.id ?? '', 'planning')).toBe(sampleProjects);
  expect(moveProject(sampleProjects, 'unknown', 'review')).toBe(sampleProjects);
});

test('the review line counts in words', () => {
  const project = newProject('x');
  expect(reviewSummary(project)).toBe('No reviews yet');
  expect(reviewSummary({ ...project, reviewCount: 1, reviewScore: 4 })).toBe('4.0 out of 5, 1 review');
  expect(reviewSummary({ ...project, reviewCount: 3, reviewScore: 4.25 })).toBe('4.3 out of 5, 3 reviews');
});
