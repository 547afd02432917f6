// Node runs no TypeScript in a thread, whatever its process was started with: tests and development begin here.
import { register } from 'tsx/esm/api';

register();
await import('./database-thread.ts');
