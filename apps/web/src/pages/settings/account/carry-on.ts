import type { SignedIn } from '@durbar/protocol';
import { absoluteAddress } from '../../../address/absolute-address.ts';
import { identityStore } from '../../../state/me.ts';
import { becomePerson } from '../../../state/other-person.ts';

/** Loads a path of the page anew, with nothing of whom the page belonged to before. */
function loadPage(path: string): void {
  history.pushState(null, '', absoluteAddress(path));
  location.reload();
}

/**
 * What follows when somebody has proven to own an account. Where that makes this device another person's, or a guest has to choose,
 * the page about accounts says so, as it does after the return from a provider.
 * @returns whether nothing but the proof is new: the person is the same
 */
export async function carryOn(end: SignedIn): Promise<boolean> {
  if (end.kind === 'choose') {
    loadPage(`/account#choose=${encodeURIComponent(JSON.stringify(end))}`);
    return false;
  }
  if (identityStore.getState().me?.id === end.me.id) return true;
  await becomePerson(end.me);
  loadPage(`/account#signed-in=${end.left.join(',')}`);
  return false;
}

const BEFORE = 'durbar.before-provider';

/** Notes who this device belongs to, before the browser leaves for a provider. */
export function noteBeforeProvider(): void {
  const { me } = identityStore.getState();
  if (me) sessionStorage.setItem(BEFORE, me.id);
}

/** Whether this device was another person's before the browser left for a provider. Without a note it may have been. */
export function isOtherSinceProvider(person: string): boolean {
  const before = sessionStorage.getItem(BEFORE);
  sessionStorage.removeItem(BEFORE);
  return before !== person;
}
