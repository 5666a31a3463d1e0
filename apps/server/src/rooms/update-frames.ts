import type { Update } from '@durbar/table';
import { textFrame } from './frame.ts';

/** What updates of the same step say to everybody who sees the same, and the bytes that say it. */
interface Rest extends Pick<Update, 'happened' | 'set' | 'view'> {
  readonly bytes: Buffer;
}

/**
 * The frames that tell a table's updates, as long as several watchers are told of the same ones: who is told the same
 * gets the same frame, and what only differs in the viewer's own part shares the rest of its bytes.
 */
export class UpdateFrames {
  readonly #start: string;
  readonly #updates: Update[] = [];
  readonly #frames: Buffer[] = [];
  readonly #rests: Rest[] = [];

  /** @param table the table's id */
  constructor(table: string) {
    this.#start = `{"t":"update","table":"${table}","update":{"n":`;
  }

  /** The message of an update, as a frame that nobody may change. */
  of(update: Update): Buffer {
    const known = this.#frames[this.#updates.indexOf(update)];
    if (known) return known;
    const frame = textFrame(
      `${this.#start}${update.n},"own":${JSON.stringify(update.own)}`,
      this.#restOf(update),
    );
    this.#updates.push(update);
    this.#frames.push(frame);
    return frame;
  }

  /** The update behind what is the viewer's own. */
  #restOf({ happened, set, view }: Update): Buffer {
    let rest = this.#rests.find(
      (each) => each.happened === happened && each.set === set && each.view === view,
    );
    if (!rest) {
      rest = { happened, set, view, bytes: goingOn(JSON.stringify({ happened, set, view })) };
      this.#rests.push(rest);
    }
    return rest.bytes;
  }
}

/** An object's JSON as the further fields of an object that it closes, along with the message around it. */
function goingOn(json: string): Buffer {
  const length = Buffer.byteLength(json);
  const bytes = Buffer.allocUnsafe(length + 1);
  bytes.write(json);
  bytes.write(',');
  bytes.write('}', length);
  return bytes;
}
