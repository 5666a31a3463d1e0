import { MAX_LINE_BYTES } from '@durbar/bot-protocol';

const NEWLINE = 0x0a;

/** What reads a stream as lines: `line` gets each, `fault` why the stream cannot be read on. */
export interface LineListener {
  line(text: string): void;
  fault(why: string): void;
}

/** Splits a stream of bytes into lines of UTF-8. Empty lines are left out. After a fault nothing more is read. */
export class LineReader {
  readonly #listener: LineListener;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parts: Uint8Array[] = [];
  #length = 0;
  #stopped = false;

  constructor(listener: LineListener) {
    this.#listener = listener;
  }

  read(chunk: Uint8Array): void {
    let from = 0;
    while (!this.#stopped) {
      const end = chunk.indexOf(NEWLINE, from);
      this.#add(chunk.subarray(from, end < 0 ? chunk.length : end));
      if (end < 0) return;
      this.#endLine();
      from = end + 1;
    }
  }

  /** The stream has ended; its last line may have no line break. */
  end(): void {
    if (!this.#stopped) this.#endLine();
    this.#stopped = true;
  }

  #add(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > MAX_LINE_BYTES) return this.#fail(`a line is longer than ${MAX_LINE_BYTES} bytes`);
    if (part.length > 0) this.#parts.push(part);
  }

  #endLine(): void {
    if (this.#stopped) return;
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    let text: string;
    try {
      text = this.#decoder.decode(bytes).trim();
    } catch {
      return this.#fail('a line is not UTF-8');
    }
    if (text !== '') this.#listener.line(text);
  }

  #fail(why: string): void {
    this.#stopped = true;
    this.#parts = [];
    this.#listener.fault(why);
  }
}
