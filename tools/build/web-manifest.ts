import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';

/** Colours of the light theme: a manifest knows only one (src/ui/tokens.css, paper). */
const paper = '#faf8f3';

export function webManifest(root: string) {
  const { name, tagline } = wordFiles.site.read(openContent(root));
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    name: `${name}: ${tagline}`,
    short_name: name,
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  };
}
