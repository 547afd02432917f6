import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from '#common/island-contract.ts';
import type { WithUser } from '#lib/user-id.ts';

/** The islands of the page that is being drawn, which fetches their code. */
export const PageIslands = createContext<Set<IslandName> | null>(null);

interface Place<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
  as?: 'div' | 'span';
  className?: string;
}

interface IslandPlace<Name extends IslandName> extends Place<Name> {
  /** Shown until the code has loaded. */
  children?: ReactNode;
}

/** The island replaces what the build drew in its place. */
export function Island<Name extends IslandName>({
  name,
  props,
  as: Tag = 'div',
  ...rest
}: IslandPlace<Name>) {
  useContext(PageIslands)?.add(name);
  return <Tag data-island={name} data-props={JSON.stringify(props)} {...rest} />;
}

interface DrawnPlace<Name extends IslandName> extends Place<Name> {
  component: (props: WithUser<IslandProps[Name]>) => ReactNode;
}

/** The build draws the island itself, as for a learner whose session is not known yet; the browser hydrates it. */
export function DrawnIsland<Name extends IslandName>({
  name,
  props,
  component,
  as: Tag = 'div',
  className,
}: DrawnPlace<Name>) {
  useContext(PageIslands)?.add(name);
  const Component = component as ComponentType<WithUser<object>>;
  // mount-react.tsx hydrates with the same prefix, so that React's generated ids match.
  const html = renderToString(<Component {...props} userId={undefined} />, { identifierPrefix: `${name}-` });
  return (
    <Tag
      data-island={name}
      data-props={JSON.stringify(props)}
      data-drawn=""
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
