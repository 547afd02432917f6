import { ensureServer } from '#tools/ensure-built.ts';

/** Before all files of the project: tests that start a server of its own start the compiled one, four times as fast. */
export const setup = () => ensureServer();
