import type { Message } from '@durbar/kernel';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../net/api-error.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

interface Shown<T> extends Page<T> {
  readonly key: string;
}

/** Milliseconds without typing after which a list is asked for. */
const TYPING_MS = 200;

/**
 * A list that the server sends page by page.
 * @param key what is asked for: another one reads the list again
 * @param read reads the page after `before`, or the first one
 */
export function usePages<T>(key: string, read: (before: string | undefined) => Promise<Page<T>>) {
  const [shown, setShown] = useState<Shown<T> | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const wanted = useRef<string | null>(null);
  const load = async (before: Page<T> | null) => {
    try {
      const page = await read(before?.next ?? undefined);
      if (wanted.current !== key) return;
      setShown({ key, items: [...(before?.items ?? []), ...page.items], next: page.next });
      setProblem(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (wanted.current === key) setProblem(error.problem);
    }
  };
  useEffect(() => {
    wanted.current = key;
    const waiting = setTimeout(() => void load(null), shown === null ? 0 : TYPING_MS);
    return () => {
      wanted.current = null;
      clearTimeout(waiting);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for what is read
  }, [key]);
  const isCurrent = shown?.key === key;
  return {
    /** Null until there is an answer; while another list is read, the one before. */
    items: shown?.items ?? null,
    isCurrent,
    problem,
    showMore: isCurrent && shown.next !== null ? () => void load(shown) : null,
    /** Reads the list again from its beginning. */
    renew: () => load(null),
  };
}
