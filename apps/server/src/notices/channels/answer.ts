import type { Outcome } from '../message.ts';
import { PrivateAddress } from '../outbound.ts';

/** What became of a message that a receiver has answered with a status. */
export function fromStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status >= 300 && status < 400)
    return { kind: 'failed', reason: { key: 'notice.redirect' }, again: 'never' };
  const passing = status >= 500 || status === 408 || status === 425 || status === 429;
  const reason = { key: 'notice.refused', values: { status } };
  return { kind: 'failed', reason, again: passing ? 'later' : 'never' };
}

/** What became of a message that nobody has answered. */
export function fromError(error: unknown): Outcome {
  if (error instanceof PrivateAddress)
    return { kind: 'failed', reason: { key: 'notice.private' }, again: 'never' };
  if (!(error instanceof Error)) throw error;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return { kind: 'failed', reason: { key: 'notice.slow' }, again: 'later' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return { kind: 'failed', reason: { key: 'notice.unreachable', values: { code } }, again: 'later' };
}
