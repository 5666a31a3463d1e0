import type { AccountWay } from '@durbar/protocol';
import type { PageWords, WordKey } from '../../../words/useWords.tsx';
import { hasPasskeys } from './browser-passkey.ts';

export type WayKind = 'passkey' | 'mail' | 'oauth';

/**
 * The words for why a way is not offered; null if it is.
 * @param canHavePasskeys whether this browser has passkeys at this address
 */
export function obstacleKey(
  kind: WayKind,
  { offered, why }: AccountWay,
  canHavePasskeys = hasPasskeys(),
): WordKey | null {
  if (offered) return kind === 'passkey' && !canHavePasskeys ? 'account.passkey.unsupported' : null;
  if (why === 'address') return 'account.address';
  if (why === 'insecure') return 'account.passkey.insecure';
  return kind === 'mail' ? 'notices.mail.none' : `account.${kind}.off`;
}

/** What a passkey is called in the list. */
export function passkeyName(words: PageWords, name: string | null): string {
  return name ?? words.t('account.passkey.unnamed');
}
