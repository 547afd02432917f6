import { reportBudget } from '#tools/budget.ts';
import { reportContent } from '#tools/editorial/check.ts';

/** Content, then the build and what its pages weigh: in one process, so that lessons are read once. */
reportContent(process.cwd());
await reportBudget(process.cwd());
