import type { ChatLine, FromServer, TableCard, TableInfo } from '@durbar/protocol';
import type { Answer, Snapshot, Update, ViewerLogEntry } from '@durbar/table';

/*
 * How messages become text and frames. Messages that are the same for several viewers, in whole or in part, are
 * serialized once; all such joining of JSON is here.
 */

/** What the server sends, with the match's own types where the protocol leaves the game's parts open. */
export type Message =
  | Exclude<FromServer, { t: 'table' | 'update' | 'log' }>
  | (Omit<Extract<FromServer, { t: 'log' }>, 'lines'> & { readonly lines: readonly ViewerLogEntry[] })
  | (Omit<Extract<FromServer, { t: 'table' }>, 'snapshot'> & { readonly snapshot: Snapshot | null })
  | (Omit<Extract<FromServer, { t: 'update' }>, 'update'> & { readonly update: Update });

export function encode(message: Message): string {
  return JSON.stringify(message);
}

/** @param table a table's id, which needs no escaping; nor do ids of commands */
export function encodeAnswer(table: string, answer: Answer): string {
  const refusal = answer.ok ? '' : `,"refusal":${JSON.stringify(answer.refusal)}`;
  return `{"t":"answer","table":"${table}","id":"${answer.id}","ok":${answer.ok}${refusal}}`;
}

export function encodeChat(table: string, line: ChatLine): string {
  return encode({ t: 'chat', table, line });
}

/** Encodes one table's info for several people. */
export function infoEncoder(common: Omit<TableInfo, 'you'>): (you: TableInfo['you']) => string {
  const shared = JSON.stringify(common).slice(0, -1);
  return (you) => `{"t":"info","info":${shared},"you":${JSON.stringify(you)}}}`;
}

/** @param open the list of open tables as JSON, which is the same for everybody */
export function encodeLobby(open: string, mine: readonly TableCard[]): string {
  return `{"t":"lobby","open":${open},"mine":${JSON.stringify(mine)}}`;
}

const TEXT_AND_LAST = 0x81;

const NOTHING = Buffer.alloc(0);

/**
 * An unmasked text frame (RFC 6455, 5.2) of `text` followed by the text in `rest`, as one buffer. `ws` makes two of every
 * message, header and payload, which costs a third more where each message goes to few people; without compression
 * nothing else of its sender is needed.
 */
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

/** The parts of an update that viewers may share, and their bytes. */
interface SharedPart extends Pick<Update, 'happened' | 'set' | 'view'> {
  readonly bytes: Buffer;
}

/**
 * Frames of a table's updates. Viewers with the same update share one frame; updates that differ only in the viewer's own
 * part share the bytes of the rest.
 */
export class UpdateFrames {
  readonly #start: string;
  readonly #updates: Update[] = [];
  readonly #frames: Buffer[] = [];
  readonly #shared: SharedPart[] = [];

  /** @param table the table's id */
  constructor(table: string) {
    this.#start = `{"t":"update","table":"${table}","update":{"n":`;
  }

  /** The frame of an update. It is shared and must not be modified. */
  of(update: Update): Buffer {
    const known = this.#frames[this.#updates.indexOf(update)];
    if (known) return known;
    const own = `${this.#start}${update.n},"own":${JSON.stringify(update.own)}`;
    const frame = textFrame(own, this.#sharedBytes(update));
    this.#updates.push(update);
    this.#frames.push(frame);
    return frame;
  }

  /** Everything after the viewer's own part. */
  #sharedBytes({ happened, set, view }: Update): Buffer {
    let part = this.#shared.find(
      (each) => each.happened === happened && each.set === set && each.view === view,
    );
    if (!part) {
      part = { happened, set, view, bytes: closingBytes(JSON.stringify({ happened, set, view })) };
      this.#shared.push(part);
    }
    return part.bytes;
  }
}

/** Turns an object's JSON into the last fields of the update object, and closes the update and its message. */
function closingBytes(json: string): Buffer {
  const length = Buffer.byteLength(json);
  const bytes = Buffer.allocUnsafe(length + 1);
  bytes.write(json);
  bytes.write(',');
  bytes.write('}', length);
  return bytes;
}
