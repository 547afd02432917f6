/** The build draws documents; the browser only gets their styles. */
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
