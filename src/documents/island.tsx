import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from '#common/island-contract.ts';
import type { WithUser } from '#lib/user-id.ts';

/** The islands of the page that is being drawn: their code is fetched along with it. */
export const PageIslands = createContext<Set<IslandName> | null>(null);

interface Place<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
  as?: 'div' | 'span';
  className?: string;
}

interface IslandPlace<Name extends IslandName> extends Place<Name> {
  /** What stands there until the code has come. */
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

/** The build draws the island itself, as for a learner whose session is still being read; the browser hydrates it. */
export function DrawnIsland<Name extends IslandName>({
  name,
  props,
  component,
  as: Tag = 'div',
  className,
}: DrawnPlace<Name>) {
  useContext(PageIslands)?.add(name);
  const Component = component as ComponentType<WithUser<object>>;
  // The prefix that mount-react.tsx hydrates with: ids made by React have to be the same.
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
