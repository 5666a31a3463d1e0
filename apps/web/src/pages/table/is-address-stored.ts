import { takePendingMatch } from '../../local/pending-match.ts';

/** Whether a reload leads back to this page: a match that has just been set up is not stored yet. */
export function isAddressStored(): boolean {
  return takePendingMatch(location.pathname.split('/').pop() ?? '') === null;
}
