import { reportBudget } from '#tools/budget.ts';
import { reportContent } from '#tools/editorial/check.ts';

/** Checks content, then the build and its budget, in one process so that it reads lessons once. */
reportContent(process.cwd());
await reportBudget(process.cwd());
