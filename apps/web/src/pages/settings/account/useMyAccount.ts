import type { Message } from '@durbar/kernel';
import type { MyAccount } from '@durbar/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { accountApi } from '../../../net/account-api.ts';
import { ApiError } from '../../../net/api-error.ts';

export interface AccountState {
  /** Null until the server has answered. */
  readonly mine: MyAccount | null;
  /** Why it could not be asked. */
  readonly failure: Message | null;
  /** Shows what the server has answered. */
  readonly show: (mine: MyAccount) => void;
  readonly reload: () => void;
}

/** The person's account, read again when they come back to the page, since the link of a mail opens another one. */
export function useMyAccount(): AccountState {
  const [mine, setMine] = useState<MyAccount | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);
  /** Counts what was shown, so that an older answer never takes the place of a newer one. */
  const shown = useRef(0);
  const show = useCallback((next: MyAccount) => {
    shown.current++;
    setMine(next);
    setFailure(null);
  }, []);
  const reload = useCallback(() => {
    const before = shown.current;
    accountApi.mine().then(
      (next) => {
        if (shown.current === before) show(next);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (shown.current === before) setFailure(error.problem);
      },
    );
  }, [show]);
  useEffect(() => {
    reload();
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  return { mine, failure, show, reload };
}
