import type { ReactNode } from 'react';
import type { IslandName, IslandProps } from '#lib/islands.ts';

interface Props<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
  as?: 'div' | 'span';
  className?: string;
  /** What stands there until the code has come. */
  children?: ReactNode;
}

export function Island<Name extends IslandName>({ name, props, as: Tag = 'div', ...rest }: Props<Name>) {
  return <Tag data-island={name} data-props={JSON.stringify(props)} {...rest} />;
}
