import type { Settings } from '../config/settings.ts';

const MINUTE = 60_000;

/** Attempts at codes, and new ones, from one address. */
export const CODE_TRIES = { rateLimit: { max: 20, timeWindow: MINUTE } };
/** Channels that are added or tried from one address: each has a message sent. */
export const CHANNEL_TRIES = { rateLimit: { max: 20, timeWindow: MINUTE } };
/** Exports from one address: each is computed from the whole match. */
export const EXPORTS = { rateLimit: { max: 60, timeWindow: MINUTE } };
/** Exports of all about a person from one address. */
export const PERSON_EXPORTS = { rateLimit: { max: 10, timeWindow: MINUTE } };
/** Pages of people read from one address: each is computed from all their matches. */
export const PEOPLE_READS = { rateLimit: { max: 240, timeWindow: MINUTE } };
/** Searches for people from one address. */
export const PEOPLE_SEARCHES = { rateLimit: { max: 30, timeWindow: MINUTE } };
/** Requests of the server's owner, and tries of others to be that, from one address. */
export const OWNER_REQUESTS = { rateLimit: { max: 60, timeWindow: MINUTE } };
/** Bytes of a request's body; the largest contains a map as an option. */
export const BODY_BYTES = 256 * 1024;
/** Bytes of one socket message. */
export const FRAME_BYTES = 16 * 1024;

/** Tables opened from one address: a tenth of its allowed requests. */
export function openings({ httpRate }: Settings) {
  return { rateLimit: { max: Math.max(1, Math.floor(httpRate / 10)), timeWindow: MINUTE } };
}
