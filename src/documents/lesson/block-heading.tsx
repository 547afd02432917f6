import type { HTMLAttributes } from 'react';

/** The title of a block, at the level that its position requires. */
export function BlockHeading({ level, ...rest }: { level: 3 | 4 | 5 } & HTMLAttributes<HTMLHeadingElement>) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} />;
}
