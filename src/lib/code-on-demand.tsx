import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { showBootFailure } from './boot-failure.ts';
import { createObservable } from './observable.ts';
import { currentStores } from './stores.ts';

/**
 * Makes a hook for code that comes when a part of the page wants it, and is there at once for the next one. Code that does not
 * come is reported in the bar of src/boot, and asked for again by the next part, which in Chrome only helps after a reload.
 */
export function codeOnDemand<Code>(load: () => Promise<Code>) {
  const createArrived = () => createObservable<Code | undefined>(undefined);
  const arrived = () => currentStores().of(createArrived);
  const subscribe = (listener: () => void) => arrived().subscribe(listener);
  return function useCodeOnDemand(isWanted: boolean): Code | undefined {
    useEffect(() => {
      const { get, set } = arrived();
      if (isWanted && !get()) load().then(set, showBootFailure);
    }, [isWanted]);
    return useSyncExternalStore(
      subscribe,
      () => arrived().get(),
      () => undefined,
    );
  };
}

/**
 * A component whose code comes when it is first drawn. Where it does not come, `React.lazy` would hand the failure to the
 * page's error boundary, which takes away the whole page and what is being written in it, and would remember it. Here only
 * its place stays empty.
 */
export function componentOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
) {
  const useComponent = codeOnDemand(load);
  return function OnDemand(props: Props) {
    const Component = useComponent(true);
    return Component ? <Component {...props} /> : placeholder;
  };
}
