import { bytesToUtf8 } from '@noble/ciphers/utils.js';

/**
 * The text of a file, without a byte order mark. It is UTF-8, or UTF-16 as some editors and shells write it: with a
 * byte order mark, or with a zero in its first two bytes, since JSON begins with an ASCII character.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return decodeUtf16(bytes, 0);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decodeUtf16(bytes, 1);
  return withoutMark(bytesToUtf8(bytes));
}

/** @param low offset of the lower byte in each pair of bytes */
function decodeUtf16(bytes: Uint8Array, low: 0 | 1): string {
  const parts: string[] = [];
  for (let i = 0; i + 1 < bytes.length; i += 2)
    parts.push(String.fromCharCode((bytes[i + low] ?? 0) + 256 * (bytes[i + 1 - low] ?? 0)));
  return withoutMark(parts.join(''));
}

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);
