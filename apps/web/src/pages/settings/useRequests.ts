import type { Message } from '@durbar/kernel';
import { useRef, useState } from 'react';
import { ApiError } from '../../net/api-error.ts';

export interface Requests {
  readonly busy: boolean;
  /** Why the last request failed; null if it did not. */
  readonly problem: Message | null;
  readonly run: (request: () => Promise<void>) => Promise<void>;
}

/** Makes requests one after the other, in the order of the presses, and keeps why the last one failed. */
export function useRequests(): Requests {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const last = useRef(Promise.resolve());
  const attempt = async (request: () => Promise<void>) => {
    setProblem(null);
    try {
      await request();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
    } finally {
      setBusy(false);
    }
  };
  const run = (request: () => Promise<void>): Promise<void> => {
    setBusy(true);
    const done = last.current.then(() => attempt(request));
    // An error that is no answer goes to the caller; the next request is made all the same.
    last.current = done.catch(() => undefined);
    return done;
  };
  return { busy, problem, run };
}
