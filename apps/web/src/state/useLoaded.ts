import { useEffect, useState } from 'react';

interface Loaded<T> {
  /** Null while it loads. */
  readonly value: T | null;
  readonly failure: Error | null;
}

const LOADING: Loaded<never> = { value: null, failure: null };

/**
 * Loads what belongs to `key` when the component appears.
 * @param load a stable function: another one loads again, and so does another key
 */
export function useLoaded<T>(load: (key: string) => Promise<T>, key: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);
  useEffect(() => {
    let unmounted = false;
    load(key).then(
      (value) => {
        if (!unmounted) setLoaded({ value, failure: null });
      },
      (thrown: unknown) => {
        const failure = thrown instanceof Error ? thrown : new Error(String(thrown));
        if (!unmounted) setLoaded({ value: null, failure });
      },
    );
    return () => {
      unmounted = true;
    };
  }, [load, key]);
  return loaded;
}
