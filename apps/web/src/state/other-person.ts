import type { Me } from '@durbar/protocol';
import { DRAFTS } from './drafts.ts';
import { adoptIdentity } from './identity.ts';
import { endSubscription } from './push-subscription.ts';

/**
 * What follows when this device belongs to another person from now on: the one before gets no push messages here any more, and what
 * they had begun to write is gone. Games on this device and its settings stay.
 */
export async function becomePerson(me: Me): Promise<void> {
  adoptIdentity(me);
  dropDrafts();
  await endSubscription();
}

function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
  } catch {
    // Without storage (private windows) there are none.
  }
}
