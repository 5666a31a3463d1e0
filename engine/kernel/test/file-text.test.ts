import { describe, expect, test } from 'vitest';
import { decodeText } from '../src/index.ts';

const TEXT = '{"name":"Dā‌r 🐘"}';
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('the text of a file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16, low byte first', utf16(TEXT)],
    ['UTF-16, low byte first, with a mark', utf16(`\uFEFF${TEXT}`)],
    ['UTF-16, high byte first', utf16(TEXT).swap16()],
    ['UTF-16, high byte first, with a mark', utf16(`\uFEFF${TEXT}`).swap16()],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  test('is empty where the file is, or holds a mark only', () => {
    expect(decodeText(new Uint8Array())).toBe('');
    expect(decodeText(utf16('\uFEFF'))).toBe('');
  });

  test('that is neither is replaced, not refused: whoever parses it says what it should be', () => {
    expect(decodeText(new Uint8Array([0x7b, 0xff, 0x7d]))).toBe('{\uFFFD}');
  });
});
