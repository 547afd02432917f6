import './dots.css';

/** The same numbers on the server and in the browser: a small generator instead of Math.random. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const GROUP_SIZES = [3, 1, 4, 2, 1, 3, 2, 4];
const GROUP_WIDTH = 192;
const GROUP_HEIGHT = 144;
const STEPS_PER_SECOND = 10;

function makeGroups(count: number) {
  const random = randomNumbers(count * 7919);
  const groups = [];
  for (let left = count, i = 0; left > 0; i++) {
    const size = Math.min(left, GROUP_SIZES[i % GROUP_SIZES.length] ?? 1);
    left -= size;
    groups.push({
      // A golden-ratio walk spreads the groups evenly without looking like a grid.
      left: `${Math.round(((i * 61.8) % 100) + random() * 8 - 8)}%`,
      top: `${Math.round(((i * 37.5 + random() * 12) % 88) - 2)}%`,
      seconds: 14 + Math.round(random() * 14),
      delay: -Math.round(random() * 14),
      dots: Array.from({ length: size }, () => ({
        x: Math.round(random() * GROUP_WIDTH),
        y: Math.round(random() * GROUP_HEIGHT),
        size: 3 + Math.round(random() * 3),
      })),
    });
  }
  return groups;
}

type Dot = ReturnType<typeof makeGroups>[number]['dots'][number];

function Line({ from, to }: { from: Dot; to: Dot }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (
    <span
      className="dots-line"
      style={{
        left: from.x + from.size / 2,
        top: from.y + from.size / 2,
        width: Math.round(Math.hypot(dx, dy)),
        transform: `rotate(${Math.atan2(dy, dx).toFixed(4)}rad)`,
      }}
    />
  );
}

/** Spec section 9: 50 dots on the landing page, 100 on /about. */
export function Dots({ count }: { count: number }) {
  return (
    <div className="dots" aria-hidden="true" data-dots={count}>
      {makeGroups(count).map(({ left, top, seconds, delay, dots }, group) => (
        <div
          key={group}
          className="dots-group"
          style={
            {
              left,
              top,
              '--drift-time': `${seconds}s`,
              '--drift-steps': seconds * STEPS_PER_SECOND,
              '--drift-delay': `${delay}s`,
            } as React.CSSProperties
          }
        >
          {dots.map((dot, i) => {
            const next = dots[i + 1];
            return (
              <span key={i} className="contents">
                <span
                  className="dots-dot"
                  style={{ left: dot.x, top: dot.y, width: dot.size, height: dot.size }}
                />
                {next && <Line from={dot} to={next} />}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
