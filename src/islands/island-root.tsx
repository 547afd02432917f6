import { Component, type ComponentType, type ReactNode } from 'react';
import { errors } from '#content.ts';
import { useUserId } from '#features/auth/session.ts';
import { useIsOnline } from '#lib/use-is-online.ts';
import type { Surroundings } from '#lib/user-id.ts';
import { Button, buttonClass } from '#ui/button.tsx';

interface IslandRootProps {
  Component: ComponentType<Surroundings>;
  place: HTMLElement;
  props: object;
}

export function IslandRoot({ Component: Island, place, props }: IslandRootProps) {
  const userId = useUserId();
  return (
    <Boundary>
      <Island place={place} userId={userId} {...props} />
    </Boundary>
  );
}

/** An unexpected error, which React logs, removes one island and not the page. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Unexpected /> : this.props.children;
  }
}

function Unexpected() {
  const isOnline = useIsOnline();
  const { reload, home } = errors.unexpected;
  const { title, text } = isOnline ? errors.unexpected : errors.offline;
  return (
    <div role="alert" className="shell grid gap-4 py-16">
      <p className="font-heading text-3xl font-semibold">{title}</p>
      <p className="max-w-[52ch] text-ink-soft">{text}</p>
      {/* Without a connection both would lead to the browser's own message. */}
      {isOnline && (
        <p className="mt-2 flex flex-wrap gap-3">
          <Button onClick={() => location.reload()}>{reload}</Button>
          <a href="/" className={buttonClass('secondary')}>
            {home}
          </a>
        </p>
      )}
    </div>
  );
}
