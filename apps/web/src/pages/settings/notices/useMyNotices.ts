import type { MyNotices } from '@durbar/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../net/api-error.ts';
import { noticeApi } from '../../../net/notice-api.ts';
import { isUnderWay } from './notice-text.ts';

/** How often the server is asked what became of a message, and how many times. */
const ASK_MS = 400;
const MOST_ASKED = 75;

export interface NoticesState {
  /** Null until the server has answered. */
  readonly mine: MyNotices | null;
  readonly failure: ApiError | null;
  /** Shows what the server has answered. */
  readonly show: (mine: MyNotices) => void;
  readonly reload: () => Promise<void>;
}

/** How the person is told, and what they were told: read again when they come back to the page, and while a message is on its way. */
export function useMyNotices(): NoticesState {
  const [mine, setMine] = useState<MyNotices | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** Counts what was shown, so that an older answer never takes the place of a newer one. */
  const shown = useRef(0);
  const show = useCallback((next: MyNotices) => {
    shown.current++;
    setMine(next);
    setFailure(null);
  }, []);
  const reload = useCallback(() => {
    const before = shown.current;
    return noticeApi.mine().then(
      (next) => {
        if (shown.current === before) show(next);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (shown.current === before) setFailure(error);
      },
    );
  }, [show]);
  useEffect(() => void reload(), [reload]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  const isWaiting = mine?.notices.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    let asked = 0;
    const timer = setInterval(() => {
      asked++;
      if (asked === MOST_ASKED) clearInterval(timer);
      void reload();
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  return { mine, failure, show, reload };
}
