import { launch } from '#server/launch.ts';
import { openDevSite } from '#server/site/dev-site.ts';

await launch(openDevSite);
