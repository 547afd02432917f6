import '#ui/styles.css';
import './document-styles.ts';
import { islands } from '#islands/registry.ts';
import { provideStores, Stores } from '#lib/stores.ts';
import { answerPage, startParts } from './start-page.ts';

provideStores(new Stores());

function start() {
  answerPage();
  void startParts(islands);
}

// A protected page asks for this code in its head (src/boot), and may get it before the whole page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
