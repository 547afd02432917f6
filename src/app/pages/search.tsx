import { SearchChat } from '#features/demo/chat/search-chat.tsx';
import { WorkspacePage } from '#app/workspace-page.tsx';

export function SearchPage() {
  return (
    <WorkspacePage
      title="Universal search"
      lead="Ask across everything you have saved. The answers are canned; the conversations behave like real ones."
    >
      <SearchChat />
    </WorkspacePage>
  );
}
