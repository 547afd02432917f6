import '#ui/styles.css';
// The build draws documents; the browser only gets their styles.
import '#documents/lesson/lesson.css';
import '#documents/lesson/lesson-reading.css';
import '#documents/lesson/lesson-table.css';
import '#documents/lesson/figure.css';
import '#documents/lesson/lesson-print.css';
import '#documents/library/entry-part.css';
import '#documents/library/running-text.css';
import '#practice/practice-text.css';
import '#documents/team/team.css';
import '#documents/why.css';
import '#ui/dots.css';
import '#ui/text/prompt-text.css';
import { islands } from '#islands/registry.ts';
import { provideStores, Stores } from '#lib/stores.ts';
import { reportFailures } from './report-failures.ts';
import { answerPage, startParts } from './start-page.ts';

reportFailures();
provideStores(new Stores());

function start() {
  answerPage();
  void startParts(islands);
}

// A protected page asks for this code in its head (src/boot), and may get it before the whole page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
