/** Lines and characters of a program's standard error that are kept. */
const LINES = 10;
const CHARACTERS = 4000;

/** The end of what a program writes to its standard error, for messages. */
export class ErrorTail {
  #text = '';

  add(chunk: Buffer): void {
    this.#text = (this.#text + chunk.toString('utf8')).slice(-CHARACTERS);
  }

  /** The last lines, indented; empty if there are none. Nothing in them controls the terminal. */
  lines(): string {
    const lines = this.#text
      .split(/\r?\n/)
      .map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trimEnd())
      .filter((line) => line !== '');
    return lines
      .slice(-LINES)
      .map((line) => `\n  ${line}`)
      .join('');
  }
}
