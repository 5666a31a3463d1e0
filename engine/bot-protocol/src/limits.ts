/** The version of the protocol, in `hello`. */
export const BOT_PROTOCOL = 1;

/** Longest line or message, in bytes of UTF-8 without the line break. */
export const MAX_LINE_BYTES = 1 << 20;

/** Milliseconds that a bot has for its `hello`. */
export const HELLO_MS = 10_000;

/** A bot is late at so many times its time for a decision. */
export const LATE_FACTOR = 3;

/** A bot that was late so many times in a match is out of it. */
export const MAX_LATE = 3;

/** Events that one `ask` carries at most: the newest. */
export const MAX_EVENTS = 1000;

/** Environments of one trainer that exist at once. */
export const MAX_ENVIRONMENTS = 256;

/** The clause of a refusal that is no rule of the game. */
export const TABLE_CLAUSE = 'table';
