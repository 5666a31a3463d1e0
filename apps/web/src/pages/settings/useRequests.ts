import type { Message } from '@durbar/kernel';
import { useState } from 'react';
import { ApiError } from '../../net/api-error.ts';

export interface Requests {
  readonly busy: boolean;
  /** Why the last request failed; null if it did not. */
  readonly problem: Message | null;
  readonly run: (request: () => Promise<void>) => Promise<void>;
}

/** Makes requests one at a time, so that a second press does nothing, and keeps why the last one failed. */
export function useRequests(): Requests {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const run = async (request: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
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
  return { busy, problem, run };
}
