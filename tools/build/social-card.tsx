import type { HeadingPart } from './heading.ts';

/** The light theme of src/ui/tokens.css: a picture cannot follow the reader's. */
const paper = '#faf8f3';
const ink = '#17181c';
const inkSoft = '#4c505b';
const line = '#e3dfd4';
const accent = '#2b3fd6';
const marker = '#ffe16b';

const stroke = `linear-gradient(to bottom, transparent 24%, ${marker} 24%, ${marker} 90%, transparent 90%)`;

interface SocialCardProps {
  parts: HeadingPart[];
  siteName: string;
  tagline: string;
  /** The logo's SVG. */
  logo: string;
}

/** A page of the notebook: ruled paper, the margin line, a heading with highlighted words. */
export function SocialCard({ parts, siteName, tagline, logo }: SocialCardProps) {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const fontSize = length > 70 ? 68 : length > 40 ? 80 : 96;
  const rules = Array.from({ length: 9 }, (_, index) => 70 * (index + 1));
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper }}>
      {rules.map((top) => (
        <div
          key={top}
          style={{ position: 'absolute', top, left: 0, width: 1200, height: 1, background: line }}
        />
      ))}
      <div style={{ position: 'absolute', top: 0, left: 84, width: 3, height: 630, background: accent }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          padding: '64px 84px 60px 132px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <img
            src={`data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`}
            width={72}
            height={72}
          />
          <div style={{ marginLeft: 22, fontFamily: 'Bricolage Grotesque', fontSize: 44, color: ink }}>
            {siteName}
          </div>
        </div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            fontFamily: 'Bricolage Grotesque',
            fontSize,
            color: ink,
          }}
        >
          <Words parts={parts} gap={fontSize * 0.24} />
        </div>
        <div style={{ fontFamily: 'Figtree', fontSize: 32, color: inkSoft }}>{tagline}</div>
      </div>
    </div>
  );
}

/** One box per word, so that lines break; the space inside a highlighted run belongs to the stroke. */
function Words({ parts, gap }: { parts: HeadingPart[]; gap: number }) {
  return parts.flatMap(({ text, isMarked }, part) => {
    const words = text.trim().split(/\s+/);
    // A full stop right after a highlighted word stays with it.
    const isGlued = !parts[part + 1] || !/^\s/.test(parts[part + 1]?.text ?? '');
    return words.map((word, index) => {
      const isLast = index === words.length - 1;
      const space = isLast && isGlued && !/\s$/.test(text) ? 0 : gap;
      return (
        <div
          key={`${part}-${index}`}
          style={{
            lineHeight: 1.12,
            letterSpacing: '-0.02em',
            ...(isMarked ? { backgroundImage: stroke } : {}),
            ...(isMarked && !isLast ? { paddingRight: space } : { marginRight: space }),
          }}
        >
          {word}
        </div>
      );
    });
  });
}
