import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { categories, messages, promptLibrary } from '#content.ts';
import { LibraryView } from '#features/library/library-view.tsx';
import '#ui/styles.css';
import { generateEntries } from './generate-entries.ts';

const count = Number(new URLSearchParams(location.search).get('entries'));
const entries = generateEntries(count, categories.prompts.slice(1));
const textsOf = ({ title, description }: (typeof entries)[number]) => [title, description];

const library = (
  <LibraryView
    path="/prompts"
    entries={entries}
    categories={categories.prompts}
    textsOf={textsOf}
    copy={promptLibrary}
    empty={messages.promptsEmpty}
  />
);

const root = document.getElementById('root');
if (!root) throw new Error('harness.html has no #root');
// A loader, as the pages behind sign-in have one: it runs whenever the query string changes.
const router = createBrowserRouter([{ path: '*', element: library, loader: () => Promise.resolve(null) }]);
createRoot(root).render(<RouterProvider router={router} />);
