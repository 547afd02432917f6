import type { CSSProperties } from 'react';

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
  const between = (least: number, most: number) => least + Math.round(random() * (most - least));
  const eitherWay = (least: number, most: number) => between(least, most) * (random() < 0.5 ? -1 : 1);
  const groups = [];
  for (let left = count, i = 0; left > 0; i++) {
    const size = Math.min(left, GROUP_SIZES[i % GROUP_SIZES.length] ?? 1);
    left -= size;
    groups.push({
      // A golden-ratio walk spreads the groups evenly without looking like a grid.
      left: `${Math.round(((i * 61.8) % 100) + random() * 8 - 8)}%`,
      top: `${Math.round(((i * 37.5 + random() * 12) % 88) - 2)}%`,
      seconds: between(14, 28),
      drift: `translate3d(${eitherWay(14, 26)}px, ${eitherWay(10, 20)}px, 0) rotate(${eitherWay(2, 5)}deg)`,
      dots: Array.from({ length: size }, () => ({
        x: between(0, GROUP_WIDTH),
        y: between(0, GROUP_HEIGHT),
        radius: between(3, 6) / 2,
      })),
    });
  }
  return groups;
}

/**
 * Spec section 9: 50 dots on the landing page, 100 on /about. They fill the box around them, which has to be `isolate`,
 * and come last in it: a browser that paints while the page arrives would move them when the box grows.
 */
export function Dots({ count }: { count: number }) {
  return (
    <div className="dots" aria-hidden="true" data-dots={count}>
      {makeGroups(count).map(({ left, top, seconds, drift, dots }, group) => (
        <svg
          key={group}
          className="dots-group"
          width={GROUP_WIDTH}
          height={GROUP_HEIGHT}
          style={
            {
              left,
              top,
              '--drift': drift,
              '--drift-time': `${seconds}s`,
              '--drift-steps': seconds * STEPS_PER_SECOND,
            } as CSSProperties
          }
        >
          {dots.length > 1 && <path d={`M${dots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
          {dots.map(({ x, y, radius }, dot) => (
            <circle key={dot} cx={x} cy={y} r={radius} />
          ))}
        </svg>
      ))}
    </div>
  );
}
