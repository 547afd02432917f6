interface FigureCardProps {
  title: string;
  siteName: string;
  /** The logo's SVG. */
  logo: string;
  isWide: boolean;
  colours: Record<string, string>;
}

/** The background of a drawing's picture: title, the school's name in a corner, room for the drawing. */
export function FigureCard({ title, siteName, logo, isWide, colours }: FigureCardProps) {
  const name = (
    <div style={{ display: 'flex', alignItems: 'center', alignSelf: isWide ? 'flex-end' : 'flex-start' }}>
      <img src={`data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`} width={48} height={48} />
      <div style={{ marginLeft: 16, fontFamily: 'Bricolage Grotesque', fontSize: 32 }}>{siteName}</div>
    </div>
  );
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colours.paper ?? '',
        color: colours.ink ?? '',
      }}
    >
      <div style={{ flexShrink: 0, width: 14, height: '100%', background: colours.accent ?? '' }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: isWide ? '100%' : 548,
          padding: isWide ? '52px 66px 44px' : '64px 0 56px 66px',
        }}
      >
        <div style={{ fontFamily: 'Bricolage Grotesque', fontSize: isWide ? 52 : 56, lineHeight: 1.12 }}>
          {title}
        </div>
        {name}
      </div>
    </div>
  );
}
