import type { Message } from '@durbar/kernel';
import { askForMail, type MyAccount, newPasskey, usePasskey } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { accountApi } from '../../../net/account-api.ts';
import { useRequests } from '../useRequests.ts';
import { createPasskey, getPasskey } from './browser-passkey.ts';
import { carryOn, noteBeforeProvider } from './carry-on.ts';

export interface AccountProps {
  readonly mine: MyAccount;
  /** Shows what the server has answered. */
  readonly show: (mine: MyAccount) => void;
  readonly reload: () => void;
}

/** What can be done about an account, one request at a time, and how the last one went. */
export function useAccountActions({ show, reload }: Pick<AccountProps, 'show' | 'reload'>) {
  const { busy, problem, run } = useRequests();
  const [failure, setFailure] = useState<Message | null>(null);
  const [done, setDone] = useState<Message | null>(null);
  // What this device has proven is too long ago: what the page shows is, too.
  const isStale = problem?.key === 'problem.proveAgain';
  useEffect(() => {
    if (isStale) reload();
  }, [isStale, reload]);
  const act = (request: () => Promise<Message | null>) => {
    setFailure(null);
    setDone(null);
    void run(async () => setDone(await request()));
  };
  const fail = (message: Message): null => {
    setFailure(message);
    return null;
  };
  return {
    busy,
    problem: problem ?? failure,
    done,
    /** Makes a passkey, and the account if there is none. @param name what its owner calls it; empty for nothing */
    makePasskey: (name: string, then: () => void = () => undefined) =>
      act(async () => {
        const answer = await createPasskey(await accountApi.beginPasskey());
        if ('problem' in answer) return fail(answer.problem);
        const named = name.trim() !== '' && { name };
        show(await accountApi.addPasskey(z.parse(newPasskey, { response: answer.made, ...named })));
        then();
        return { key: 'account.passkey.added' };
      }),
    signInByPasskey: () =>
      act(async () => {
        const answer = await getPasskey(await accountApi.beginSignIn());
        if ('problem' in answer) return fail(answer.problem);
        const end = await accountApi.provePasskey(z.parse(usePasskey, { response: answer.made }));
        if (await carryOn(end)) reload();
        return null;
      }),
    sendLink: (given: string, then: () => void = () => undefined) =>
      act(async () => {
        const read = z.safeParse(askForMail, { address: given.trim() });
        if (!read.success) return fail({ key: 'notices.mail.bad' });
        const { address } = read.data;
        await accountApi.askForMail(address);
        then();
        return { key: 'account.mail.sent', values: { address } };
      }),
    goToProvider: () =>
      act(async () => {
        const { url } = await accountApi.beginOauth();
        noteBeforeProvider();
        location.assign(url);
        return null;
      }),
    /** Removes a way, or the account. */
    remove: (request: () => Promise<MyAccount>, then: () => void = () => undefined) =>
      act(async () => {
        show(await request());
        then();
        return { key: 'account.removed' };
      }),
  };
}
