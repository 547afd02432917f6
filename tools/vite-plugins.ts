import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { siteFilesPlugin } from '#tools/build/plugins/site-files-plugin.ts';
import { contentPlugin } from '#tools/content/plugin.ts';

/** Development, build and unit tests share these, so that all three read pages and content the same way. */
export function sitePlugins(): PluginOption[] {
  return [react(), tailwindcss(), contentPlugin(), siteFilesPlugin()];
}
