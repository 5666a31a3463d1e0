import { AsyncLocalStorage } from 'node:async_hooks';
import type { Me } from '@durbar/protocol';
import type { Problem } from '../core/problem.ts';

interface Asker {
  readonly me: Me;
  readonly device: string;
}

/** For whom better-auth is asked something, and what came of it. */
export class Acting {
  /** The person of the device that asks. */
  readonly me: Me;
  readonly device: string;
  /** Why no account can be made for them; null if one can. */
  readonly obstacle: Problem | null;
  /** The secret of the link that is to be sent. */
  readonly linkToken: string;
  /** What has been proven: by which session, and whose account it is. */
  proof: { readonly session: string; readonly person: string } | null = null;
  /** Whether the account was made by this question. */
  hasMade = false;
  /** Why no account was made. */
  refusal: Problem | null = null;

  constructor({ me, device }: Asker, obstacle: Problem | null, linkToken = '') {
    this.me = me;
    this.device = device;
    this.obstacle = obstacle;
    this.linkToken = linkToken;
  }
}

const storage = new AsyncLocalStorage<Acting>();

/** Runs a task that asks better-auth something for a person. */
export function actFor<T>(acting: Acting, task: () => Promise<T>): Promise<T> {
  return storage.run(acting, task);
}

/** For whom better-auth is asked at present. @throws {Error} if nobody asks */
export function currentActing(): Acting {
  const acting = storage.getStore();
  if (!acting) throw new Error('better-auth was asked for nobody');
  return acting;
}
