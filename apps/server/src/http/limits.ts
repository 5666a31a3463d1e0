import type { Settings } from '../config/settings.ts';

const MINUTE = 60_000;

/** Tries at a one-time code from one address. */
export const CODE_TRIES = { rateLimit: { max: 20, timeWindow: MINUTE } };
/** Bytes of a request's body; the largest holds a map as an option. */
export const BODY_BYTES = 256 * 1024;
/** Bytes of one message over a socket. */
export const FRAME_BYTES = 16 * 1024;

/** Tables opened from one address: a tenth of what it may ask at all. */
export function openings({ httpRate }: Settings) {
  return { rateLimit: { max: Math.max(1, Math.floor(httpRate / 10)), timeWindow: MINUTE } };
}
