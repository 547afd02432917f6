/** The order in which a project advances (spec section 4). */
export const STAGES = ['planning', 'inProgress', 'review', 'completed'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_NAMES: Record<Stage, string> = {
  planning: 'Planning',
  inProgress: 'In Progress',
  review: 'Under Review',
  completed: 'Completed',
};

export type ProjectStatus = 'On track' | 'Needs attention' | 'On hold';

/** Demo project (spec section 3). */
export interface Project {
  id: string;
  title: string;
  description: string;
  status: ProjectStatus;
  stage: Stage;
  reviewCount: number;
  /** Average of the reviews, out of 5. */
  reviewScore: number;
}

/** One step forward; Completed has none. */
export const nextStage = (stage: Stage): Stage | null => STAGES[STAGES.indexOf(stage) + 1] ?? null;

/** The neighbouring stage; at either end, the stage itself. */
export const stageBeside = (stage: Stage, step: -1 | 1): Stage =>
  STAGES[STAGES.indexOf(stage) + step] ?? stage;

const STEP_LABELS: Record<Stage, string | null> = {
  planning: 'Start',
  inProgress: 'Submit for Review',
  review: 'Complete',
  completed: null,
};

export const nextStepLabel = (stage: Stage) => STEP_LABELS[stage];

export const newProject = (id: string): Project => ({
  id,
  title: 'New Project',
  description: '',
  status: 'On track',
  stage: 'planning',
  reviewCount: 0,
  reviewScore: 0,
});

export const changeProject = (projects: Project[], id: string, change: Partial<Project>) =>
  projects.map((project) => (project.id === id ? { ...project, ...change } : project));

/** A project that changes column goes to the end of the new one. */
export function moveProject(projects: Project[], id: string, stage: Stage): Project[] {
  const project = projects.find((candidate) => candidate.id === id);
  if (!project || project.stage === stage) return projects;
  return [...projects.filter((other) => other !== project), { ...project, stage }];
}

export function reviewSummary({ reviewCount, reviewScore }: Project): string {
  if (reviewCount === 0) return 'No reviews yet';
  return `${reviewScore.toFixed(1)} out of 5, ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`;
}
