/** `bytes` random bytes as hex digits. Works without a secure context, unlike `crypto.randomUUID`. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds. */
const FIRST_RETRY = 500;
const MAX_RETRY = 20_000;

/**
 * Milliseconds to wait before reconnection attempt `attempt` (from 0). They double each time; `random` (0 to 1) takes off
 * up to half, so that a thousand pages do not reconnect at the same moment.
 */
export function retryDelay(attempt: number, random: number): number {
  const full = Math.min(MAX_RETRY, FIRST_RETRY * 2 ** Math.min(attempt, 16));
  return Math.round(full * (1 - random / 2));
}
