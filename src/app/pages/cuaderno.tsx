import { cuaderno } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { NotebookView } from '#features/notebook/notebook-view.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

export function CuadernoPage() {
  usePageMeta(cuaderno.meta);
  return <NotebookView userId={useUserId()} account={null} />;
}
