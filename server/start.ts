import { launch } from './launch.ts';

await launch();
