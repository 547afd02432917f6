import { CortexLibrary } from '#features/demo/cortex-library/cortex-library.tsx';
import { WorkspacePage } from '#app/workspace-page.tsx';

export function ManagePage() {
  return (
    <WorkspacePage title="Cortex Library" hasOwnHeading>
      <CortexLibrary />
    </WorkspacePage>
  );
}
