import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A component whose code is loaded when it is first shown; a failure to load it goes to the error boundary, and it is loaded
 * again when it is shown again. React's own `lazy` holds what has loaded back until 0.3 s after its fallback appeared.
 * @param fallback shown while it loads
 */
export function lazyComponent<P extends object>(load: Load<P>, fallback: ReactNode = null) {
  let Loaded: ComponentType<P> | null = null;
  return function LazyComponent(props: P) {
    const [, update] = useState({});
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (module) => {
          Loaded = module.default;
          update({});
        },
        (cause: unknown) =>
          update(() => {
            throw new Error('not loaded', { cause });
          }),
      );
    }, []);
    return Loaded ? <Loaded {...props} /> : fallback;
  };
}
