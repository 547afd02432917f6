import { DataImport } from '#features/demo/data-import/data-import.tsx';
import { WorkspacePage } from '#app/workspace-page.tsx';

export function ImportPage() {
  return (
    <WorkspacePage
      title="Import data"
      lead="Choose where your knowledge lives today. The import is pretended: you see every step, and nothing leaves this page."
    >
      <DataImport />
    </WorkspacePage>
  );
}
