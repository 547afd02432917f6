import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { showBootFailure } from './boot-failure.ts';

/**
 * A component whose code comes when it is first drawn. Where it does not come, `React.lazy` would hand the failure to the
 * page's error boundary, which takes away the whole page and what is being written in it, and would remember it. Here only
 * its place stays empty and the bar says so. Drawn once more, it is asked for again, which Chrome only does after a reload.
 */
export function componentOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
) {
  let loaded: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return;
      let isGone = false;
      load().then((arrived) => {
        loaded = arrived;
        if (!isGone) setComponent(() => arrived);
      }, showBootFailure);
      return () => {
        isGone = true;
      };
    }, [Component]);
    return Component ? <Component {...props} /> : placeholder;
  };
}
