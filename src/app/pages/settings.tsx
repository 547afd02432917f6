import { DemoSettings } from '#features/demo/settings/demo-settings.tsx';
import { WorkspacePage } from '#app/workspace-page.tsx';

export function SettingsPage() {
  return (
    <WorkspacePage
      title="Settings"
      lead="How the workspace behaves. Changes last as long as this page is open."
    >
      <DemoSettings />
    </WorkspacePage>
  );
}
