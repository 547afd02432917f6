import { launch } from './launch.ts';
import { openDevSite } from './dev-site.ts';

await launch(openDevSite);
