import type { Outcome } from '@durbar/kernel';
import { BotFault } from './fault.ts';
import { BOT_PROTOCOL, HELLO_MS } from './limits.ts';
import type { AskMessage, BotHello, BotLines, BotMove, FromBot, MatchMessage, ToBot } from './messages.ts';
import { copyOutcome, fromBot } from './messages.ts';
import { readMessage } from './read.ts';
import type { After } from './timers.ts';

/** What carries the lines of a session: a program's standard input, or a socket. */
export interface BotLink {
  /** Sends one line, without its line break. Does nothing once the link is closed. */
  send(line: string): void;
}

/** What the engine's side of a session needs. */
export interface SessionHost {
  /** Name and version of the program, for `hello`. */
  readonly engine: string;
  /** The current rules version of each game. */
  readonly games: Readonly<Record<string, number>>;
  readonly after: After;
  /** The bot answered an invitation. */
  onInvitation?(id: string, accepted: boolean): void;
  /** The bot did not know a message. */
  onUnknown?(): void;
  /** The session has ended, other than by `quit`. */
  onFault?(fault: BotFault): void;
}

/** What a bot is told of a match. */
export type MatchStart = Omit<MatchMessage, 't'>;
/** One question to a bot; the session counts them. */
export type Question = Omit<AskMessage, 't' | 'id' | 'ask'>;
export type BotAnswer = Pick<BotMove, 'key' | 'move' | 'info'>;

interface Pending {
  readonly ask: number;
  readonly settle: (answer: BotAnswer) => void;
  readonly reject: (fault: BotFault) => void;
}

/**
 * The engine's side of `durbar-bot/1` with one bot, over any link: handshake, several matches at once, answers to
 * questions. It knows messages, and no game. A message that is none ends it; answers to what is not asked any more are
 * ignored, since they may have been on their way.
 */
export class BotSession {
  /** The bot's `hello`. @throws {BotFault} if it does not come in time or does not fit */
  readonly hello: Promise<BotHello>;
  readonly #link: BotLink;
  readonly #host: SessionHost;
  #settleHello: (hello: BotHello) => void = () => undefined;
  #rejectHello: (fault: BotFault) => void = () => undefined;
  #greeted: BotHello | null = null;
  #ended: BotFault | null = null;
  #quitting = false;
  readonly #stopWaiting: () => void;
  /** Open matches and what each is asked; null for nothing. */
  readonly #matches = new Map<string, Pending | null>();
  readonly #pings = new Map<number, Omit<Pending, 'ask' | 'settle'> & { readonly settle: () => void }>();
  readonly #analyses = new Map<string, (lines: BotLines | BotFault) => void>();
  #asks = 0;
  #lastPing = 0;

  constructor(link: BotLink, host: SessionHost) {
    this.#link = link;
    this.#host = host;
    this.hello = new Promise((resolve, reject) => {
      this.#settleHello = resolve;
      this.#rejectHello = reject;
    });
    // Whoever does not wait for the greeting learns of its failure by `onFault`.
    this.hello.catch(() => undefined);
    this.#stopWaiting = host.after(HELLO_MS, () =>
      this.fail(new BotFault('hello', `sent no 'hello' within ${HELLO_MS / 1000} s`)),
    );
    const games = Object.fromEntries(Object.entries(host.games).map(([id, rules]) => [id, { rules }]));
    this.#send({ t: 'hello', protocol: BOT_PROTOCOL, engine: host.engine, games });
  }

  /** What the bot said of itself; null before its `hello`. */
  get bot(): BotHello | null {
    return this.#greeted;
  }

  /** Why the session ended; null while it runs. */
  get fault(): BotFault | null {
    return this.#ended;
  }

  /** Takes a line from the bot, without its line break. */
  receive(line: string): void {
    if (this.#ended) return;
    const read = readMessage(fromBot, line);
    if (read.kind === 'malformed')
      return this.fail(new BotFault('malformed', `sent a bad line: ${read.why}`));
    if (read.kind === 'unknown') return this.#send({ t: 'unknown' });
    if (this.#greeted === null && read.message.t !== 'hello' && read.message.t !== 'unknown')
      return this.fail(new BotFault('hello', `sent '${read.message.t}' before its 'hello'`));
    this.#handle(read.message);
  }

  #handle(message: FromBot): void {
    switch (message.t) {
      case 'hello':
        return this.#greet(message);
      case 'move':
        return this.#answer(message);
      case 'pong': {
        const ping = this.#pings.get(message.n);
        this.#pings.delete(message.n);
        return ping?.settle();
      }
      case 'lines':
        return this.#analyses.get(message.id)?.(message);
      case 'accept':
      case 'decline':
        return this.#host.onInvitation?.(message.id, message.t === 'accept');
      // Not answered: two sides that do not know each other's answers would go on for ever.
      case 'unknown':
        return this.#host.onUnknown?.();
    }
  }

  #greet(hello: BotHello): void {
    if (this.#greeted) return;
    if (hello.protocol !== BOT_PROTOCOL)
      return this.fail(
        new BotFault('hello', `speaks protocol ${hello.protocol}; this program speaks ${BOT_PROTOCOL}`),
      );
    this.#greeted = hello;
    this.#stopWaiting();
    this.#settleHello(hello);
  }

  #answer({ id, ask, key, move, info }: BotMove): void {
    const pending = this.#matches.get(id);
    if (!pending || pending.ask !== ask) return;
    this.#matches.set(id, null);
    pending.settle({ key, move, info });
  }

  /** Tells the bot that it plays in a match. The id must not be in use. */
  openMatch(start: MatchStart): void {
    if (this.#matches.has(start.id)) throw new Error(`match ${start.id} is open already`);
    this.#matches.set(start.id, null);
    this.#send({ t: 'match', ...start });
  }

  /** Whether the bot was told of a match that has not ended. */
  isOpen(id: string): boolean {
    return this.#matches.has(id);
  }

  get openMatches(): number {
    return this.#matches.size;
  }

  /**
   * Asks the bot for its move in an open match. A later question in the same match takes the place of an earlier one, whose answer
   * never comes.
   * @returns the number of the question, and the answer, which rejects with a `BotFault` if the session ends first
   */
  ask(id: string, question: Question): { readonly ask: number; readonly answer: Promise<BotAnswer> } {
    if (!this.#matches.has(id)) throw new Error(`match ${id} is not open`);
    const ask = ++this.#asks;
    const answer = new Promise<BotAnswer>((settle, reject) => {
      if (this.#ended) return reject(this.#ended);
      this.#matches.set(id, { ask, settle, reject });
    });
    answer.catch(() => undefined);
    this.#send({ t: 'ask', id, ask, ...question });
    return { ask, answer };
  }

  /** Stops waiting for the answer to a question. */
  withdraw(id: string): void {
    if (this.#matches.has(id)) this.#matches.set(id, null);
  }

  /** Says that an answer was no legal move. */
  refuse(id: string, ask: number, clause: string, words: string): void {
    this.#send({ t: 'refused', id, ask, clause, words });
  }

  /** Ends a match for the bot. */
  endMatch(id: string, outcome: Outcome | null): void {
    if (!this.#matches.delete(id)) return;
    this.#send({ t: 'end', id, outcome: outcome && copyOutcome(outcome) });
  }

  /** Resolves when the bot has answered. @throws {BotFault} if the session ends first */
  ping(): Promise<void> {
    const n = ++this.#lastPing;
    const pong = new Promise<void>((settle, reject) => {
      if (this.#ended) return reject(this.#ended);
      this.#pings.set(n, { settle, reject });
    });
    pong.catch(() => undefined);
    this.#send({ t: 'ping', n });
    return pong;
  }

  /** Offers a seat. The answer comes by `onInvitation`. */
  invite(invitation: Omit<Extract<ToBot, { t: 'invite' }>, 't'>): void {
    this.#send({ t: 'invite', ...invitation });
  }

  /** Whether the bot offers something by its `hello`, such as `analyse`. */
  offers(what: string): boolean {
    return this.#greeted?.offers?.includes(what) === true;
  }

  /** Whether the bot wants `legal` or `words`. */
  wants(what: string): boolean {
    return this.#greeted?.wants?.includes(what) === true;
  }

  /**
   * Asks for good moves in a position.
   * @param onLines called with each report, the last one `done`, or with why none comes any more
   * @returns stops listening
   */
  analyse(
    question: Omit<Extract<ToBot, { t: 'analyse' }>, 't'>,
    onLines: (lines: BotLines | BotFault) => void,
  ): () => void {
    const { id } = question;
    const stop = () => void this.#analyses.delete(id);
    this.#analyses.set(id, (lines) => {
      if (lines instanceof BotFault || lines.done) stop();
      onLines(lines);
    });
    this.#send({ t: 'analyse', ...question });
    return stop;
  }

  /** Says goodbye. What ends after it is no fault. */
  quit(): void {
    this.#send({ t: 'quit' });
    this.#quitting = true;
  }

  /** Ends the session: the link was closed, or its user gives up. */
  fail(fault: BotFault): void {
    if (this.#ended) return;
    this.#ended = fault;
    this.#stopWaiting();
    this.#rejectHello(fault);
    for (const pending of this.#matches.values()) pending?.reject(fault);
    for (const ping of this.#pings.values()) ping.reject(fault);
    for (const listener of this.#analyses.values()) listener(fault);
    this.#matches.clear();
    this.#pings.clear();
    this.#analyses.clear();
    if (!this.#quitting) this.#host.onFault?.(fault);
  }

  #send(message: ToBot): void {
    if (!this.#ended && !this.#quitting) this.#link.send(JSON.stringify(message));
  }
}
