import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { BotFault, type BotHello, BotSession, ENGINE } from '@durbar/bot-protocol';
import { after } from './after.ts';
import { parseProgram } from './command-line.ts';
import { ErrorTail } from './error-tail.ts';
import { LineReader } from './line-reader.ts';

/** Bytes that a program may leave unread in its standard input. */
const MAX_UNREAD_BYTES = 8 << 20;
/** Milliseconds in which the last output of an ended program arrives. */
const LAST_OUTPUT_MS = 500;
/** Milliseconds that a program has to end by itself after `quit`. */
const QUIT_MS = 2000;

/** Where a program runs, and what it is told. */
export interface ProgramSetting {
  readonly cwd: string;
  /** The current rules version of each game. */
  readonly games: Readonly<Record<string, number>>;
  /** Called with the process id, so that it can be ended if this thread is. */
  readonly onStart?: (pid: number) => void;
  /** Called when the program did not know a message. */
  readonly onUnknown?: () => void;
}

/** How a program ended. */
export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A bot that is a program: it gets lines on its standard input and answers on its standard output. */
export class BotProgram {
  /** As it was started, `exec:…`. */
  readonly name: string;
  readonly session: BotSession;
  /** Resolves once the program has ended. */
  readonly ended: Promise<Exit>;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #errors = new ErrorTail();
  #exit: Exit | null = null;

  /** @throws {UsageError} if the name is no command line */
  constructor(name: string, { cwd, games, onStart, onUnknown }: ProgramSetting) {
    const [program, ...args] = parseProgram(name);
    this.name = name;
    const child = spawn(program, args, { cwd, stdio: 'pipe' });
    this.#child = child;
    if (child.pid !== undefined) onStart?.(child.pid);
    // A program that has ended, or closed its input, reads no more: `exit` says so.
    child.stdin.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.#exit = { code, signal };
        resolve(this.#exit);
      });
      child.once('error', () => resolve({ code: null, signal: null }));
    });
    this.session = new BotSession(
      { send: (line) => this.#write(line) },
      {
        engine: ENGINE,
        games,
        after,
        ...(onUnknown && { onUnknown }),
      },
    );
    this.#follow();
  }

  #follow(): void {
    const child = this.#child;
    const reader = new LineReader({
      line: (line) => this.session.receive(line),
      fault: (why) => this.session.fail(new BotFault('malformed', `sent what cannot be read: ${why}`)),
    });
    child.stdout.on('data', (chunk: Buffer) => reader.read(chunk));
    child.stderr.on('data', (chunk: Buffer) => this.#errors.add(chunk));
    child.once('error', (error) =>
      this.session.fail(new BotFault('closed', `could not be started: ${error.message}`)),
    );
    // A program it has started may keep its output open, so the end of the output is not waited for long.
    const closed = (): void => {
      reader.end();
      this.session.fail(new BotFault('closed', describeEnd(this.#exit)));
    };
    child.once('close', closed);
    child.once('exit', () => setTimeout(closed, LAST_OUTPUT_MS).unref());
    child.stdout.once('end', () => setTimeout(closed, LAST_OUTPUT_MS).unref());
  }

  /** The last lines of its standard error, each on a line of its own; or that there are none. */
  errorText(): string {
    const lines = this.#errors.lines();
    return lines === ''
      ? '; it wrote nothing to its standard error'
      : `; its standard error ended with${lines}`;
  }

  /** @throws {BotFault} if it does not greet in time, or not as it should */
  greeting(): Promise<BotHello> {
    return this.session.hello;
  }

  /** Writes anything, as a test of the program does. */
  writeRaw(bytes: string | Uint8Array): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(bytes);
  }

  /** Closes its standard input. */
  closeInput(): void {
    this.#child.stdin.end();
  }

  #write(line: string): void {
    const { stdin } = this.#child;
    if (!stdin.writable) return;
    stdin.write(`${line}\n`);
    if (stdin.writableLength > MAX_UNREAD_BYTES)
      this.session.fail(new BotFault('closed', 'does not read its standard input'));
  }

  /** Says goodbye, and ends the program if it does not end by itself. @returns how it ended; null if it was killed */
  async stop(): Promise<Exit | null> {
    this.session.quit();
    this.closeInput();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.kill();
    }, QUIT_MS);
    const exit = await this.ended;
    clearTimeout(timer);
    return late ? null : exit;
  }

  /** Ends the program at once. */
  kill(): void {
    this.#child.kill('SIGKILL');
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) stream.destroy();
  }
}

function describeEnd(exit: Exit | null): string {
  if (exit === null) return 'closed its standard output';
  return exit.signal === null ? `ended with exit code ${exit.code}` : `was ended by ${exit.signal}`;
}
