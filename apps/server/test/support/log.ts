import { Writable } from 'node:stream';
import * as z from 'zod';

const logLine = z.looseObject({ level: z.number(), msg: z.string() });
type LogLine = z.infer<typeof logLine>;

/** Keeps the lines of a server's log. */
export class KeptLog extends Writable {
  readonly lines: LogLine[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.lines.push(logLine.parse(JSON.parse(chunk.toString())));
    done();
  }

  /** Messages of warnings and errors. */
  get warnings(): readonly string[] {
    return this.lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  }
}
