import type { HeadingPart } from '#tools/build/heading.ts';

/** The light theme of src/ui/tokens.css: a picture cannot follow the reader's theme. */
const paper = '#faf8f3';
const ink = '#17181c';
const inkSoft = '#4c505b';
const accent = '#2b3fd6';
const marker = '#ffe16b';

const stroke = `linear-gradient(to bottom, transparent 26%, ${marker} 26%, ${marker} 92%, transparent 92%)`;
const headingFont = { fontFamily: 'Bricolage Grotesque', color: ink } as const;

interface SocialCardProps {
  parts: HeadingPart[];
  siteName: string;
  tagline: string;
  /** The logo's SVG. */
  logo: string;
}

/** A page of the notebook: paper, the blue margin, a heading with highlighted words. */
export function SocialCard({ parts, siteName, tagline, logo }: SocialCardProps) {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const fontSize = length > 70 ? 72 : length > 45 ? 84 : 100;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper }}>
      <div style={{ flexShrink: 0, width: 14, height: '100%', background: accent }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flexGrow: 1,
          padding: '64px 84px 60px 86px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <img
            src={`data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`}
            width={72}
            height={72}
          />
          <div style={{ ...headingFont, marginLeft: 22, fontSize: 44 }}>{siteName}</div>
        </div>
        <div style={{ ...headingFont, display: 'flex', flexWrap: 'wrap', fontSize }}>
          <Words parts={parts} gap={fontSize * 0.24} />
        </div>
        <div style={{ fontFamily: 'Figtree', fontSize: 32, color: inkSoft }}>{tagline}</div>
      </div>
    </div>
  );
}

/** Lines break between boxes: one per word, and one per highlighted run, so that its stroke never breaks. */
function Words({ parts, gap }: { parts: HeadingPart[]; gap: number }) {
  const boxes = parts.flatMap(({ text, isMarked }) =>
    (isMarked ? [text] : text.split(/(?<=\s)/)).map((words) => ({ words, isMarked })),
  );
  return boxes.map(({ words, isMarked }, index) => (
    <div
      key={index}
      style={{
        lineHeight: 1.14,
        letterSpacing: '-0.02em',
        // A full stop right after a highlighted word stays with it.
        marginRight: /\s$/.test(words) ? gap : 0,
        ...(isMarked ? { backgroundImage: stroke, padding: '0 8px', margin: '0 -8px' } : {}),
      }}
    >
      {words.trim()}
    </div>
  ));
}
