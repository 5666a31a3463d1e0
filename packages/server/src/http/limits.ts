const MINUTE = 60_000;

/** Tries at a one-time code from one address. */
export const CODE_TRIES = { rateLimit: { max: 20, timeWindow: MINUTE } };
/** Tables opened from one address. */
export const OPENINGS = { rateLimit: { max: 60, timeWindow: MINUTE } };
/** Bytes of a request's body; the largest holds a map as an option. */
export const BODY_BYTES = 256 * 1024;
/** Bytes of one message over a socket. */
export const FRAME_BYTES = 16 * 1024;
