/** `bytes` random bytes as hex digits. Works without a secure context, unlike `crypto.randomUUID`. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
