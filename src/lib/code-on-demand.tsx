import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { showBootFailure } from './boot.ts';
import { createObservable, currentStores } from './stores.ts';

/**
 * Makes a hook that loads code when a component first needs it; the next one has it at once. If the code does not load, the
 * bar of src/boot says so, and the next component tries again, which in Chrome only helps after a reload.
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
 * A component whose code loads when it is first drawn. If it does not load, `React.lazy` would remember the failure and pass
 * it to the error boundary, which removes the whole page with what the learner is writing. Here only its place stays empty.
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
