/*
 * Text frames (RFC 6455, 5.2) as one buffer each. `ws` makes two of every message, header and payload, which costs a
 * third more where each message goes to few people; without compression nothing else of its sender is needed.
 */

const TEXT_AND_LAST = 0x81;

const NOTHING = Buffer.alloc(0);

/** The frame of a message from the server, unmasked, in one piece: `text`, and then the text that `rest` holds. */
export function textFrame(text: string, rest: Buffer = NOTHING): Buffer {
  const start = Buffer.byteLength(text);
  const length = start + rest.length;
  const at = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(at + length);
  frame[0] = TEXT_AND_LAST;
  if (at === 2) frame[1] = length;
  else if (at === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, at, 'utf8');
  rest.copy(frame, at + start);
  return frame;
}
