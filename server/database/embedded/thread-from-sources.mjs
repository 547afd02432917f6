// Node does not run TypeScript in a thread, whatever flags its process has: tests and development start here.
import { register } from 'tsx/esm/api';

register();
await import('./database-thread.ts');
