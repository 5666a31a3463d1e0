import type { Game, Message } from '@durbar/kernel';
import { at, describeRefusal, MatchState, OptionError, startMatch } from '@durbar/kernel';
import { readAnswer } from './answer.ts';
import { listLegal } from './decide.ts';
import { MAX_ENVIRONMENTS, TABLE_CLAUSE } from './limits.ts';
import type { FromEnvironment, ToBot, ToEnvironment } from './messages.ts';
import { copyOutcome, toEnvironment } from './messages.ts';
import { readMessage } from './read.ts';

/** A game, and what puts its messages into words. */
export interface WordedGame {
  readonly game: Game;
  readonly describe: (message: Message) => string;
}

/** What the environments answer to a line. */
export type EnvironmentAnswer =
  | FromEnvironment
  | Extract<ToBot, { t: 'refused' | 'unknown' }>
  | { readonly t: 'pong'; readonly n: number };

interface Environment extends WordedGame {
  readonly match: MatchState<unknown, unknown, unknown, { readonly kind: string }, unknown>;
  readonly wantsWords: boolean;
}

/**
 * Matches for a training program, which plays all their seats: it sends `reset` and `step`, and gets the view of the seat that
 * must decide. Choices in secret are asked one seat after the other and made when the last one is there. Automata play by
 * themselves.
 */
export class Environments {
  readonly #environments = new Map<string, Environment>();
  readonly #load: (game: string, rules: number | undefined) => Promise<WordedGame>;

  /** @param load rejects with an error whose message says which games and rules versions there are */
  constructor(load: (game: string, rules: number | undefined) => Promise<WordedGame>) {
    this.#load = load;
  }

  /**
   * Handles one line.
   * @returns the answer; null for none, and `quit` if the program is done
   */
  async receive(line: string): Promise<EnvironmentAnswer | 'quit' | null> {
    const read = readMessage(toEnvironment, line);
    if (read.kind === 'unknown') return { t: 'unknown' };
    // Not ignored: a program with a mistake would wait for ever.
    if (read.kind === 'malformed') return refuse(read.id, `bad line: ${read.why}`);
    const { message } = read;
    switch (message.t) {
      case 'reset':
        return await this.#reset(message);
      case 'step':
        return this.#step(message);
      case 'end':
        this.#environments.delete(message.id);
        return null;
      case 'ping':
        return { t: 'pong', n: message.n };
      case 'quit':
        return 'quit';
      case 'unknown':
        return null;
    }
  }

  async #reset(message: Extract<ToEnvironment, { t: 'reset' }>): Promise<EnvironmentAnswer> {
    const { id, options, seats, seed, wants } = message;
    if (this.#environments.size >= MAX_ENVIRONMENTS && !this.#environments.has(id))
      return refuse(
        id,
        `there are ${MAX_ENVIRONMENTS} environments already; end one with {"t":"end","id":…}`,
      );
    const loaded = await this.#tryLoad(message.game, message.rules ?? undefined);
    if (typeof loaded === 'string') return refuse(id, loaded);
    const { game } = loaded;
    const players = seats ?? Math.max(...game.meta.seatCounts);
    if (!game.meta.seatCounts.includes(players))
      return refuse(id, `${message.game} is for ${game.meta.seatCounts.join(', ')} seats, not ${players}`);
    const records = Array.from(
      { length: players },
      (_, i) => ({ kind: 'bot', id: `b${i + 1}`, bot: 'trainer' }) as const,
    );
    try {
      const { start, state } = startMatch(game, { options: options ?? {}, seats: records, seed });
      const match = new MatchState(game, state, start.seats);
      const environment = { ...loaded, match, wantsWords: wants?.includes('words') === true };
      this.#environments.set(id, environment);
      return show(id, environment);
    } catch (error) {
      if (error instanceof OptionError) return refuse(id, error.message);
      throw error;
    }
  }

  /** @returns why there is no such game or rules version instead of one */
  async #tryLoad(game: string, rules: number | undefined): Promise<WordedGame | string> {
    try {
      return await this.#load(game, rules);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #step({ id, key, move: raw }: Extract<ToEnvironment, { t: 'step' }>): EnvironmentAnswer {
    const environment = this.#environments.get(id);
    if (!environment) return refuse(id, `there is no environment '${id}'; begin it with 'reset'`);
    const { game, match, describe } = environment;
    const [seat] = match.deciding;
    if (seat === undefined) return refuse(id, "the match is over; begin another with 'reset'");
    const read = readAnswer(game, game.view(match.state, seat), seat, { key, move: raw, info: null });
    if ('refused' in read) {
      const { clause, why } = read.refused;
      return { t: 'refused', id, clause, words: typeof why === 'string' ? why : describe(why) };
    }
    const entry = { kind: match.decision(seat)?.sealed ? 'seal' : 'move', seat, move: read.move } as const;
    const refusal = match.findRefusal(entry);
    if (refusal) return refuse(id, describeRefusal(entry, refusal));
    match.apply(entry);
    return show(id, environment);
  }
}

/** Makes the moves of automata, and shows the position after them. */
function show(id: string, { game, match, describe, wantsWords }: Environment): EnvironmentAnswer {
  let [seat] = match.deciding;
  while (seat !== undefined && match.seats.of(seat).control === 'automaton') {
    match.apply({ kind: 'move', seat, move: at(game.legalMoves(match.state, seat), 0) });
    [seat] = match.deciding;
  }
  const view = game.view(match.state, seat ?? 'spectator');
  const legal = seat === undefined ? [] : listLegal(game, view, seat, wantsWords ? describe : null);
  const { outcome } = match;
  return { t: 'env', id, view, seat: seat ?? null, legal, outcome: outcome && copyOutcome(outcome) };
}

function refuse(id: string, words: string): EnvironmentAnswer {
  return { t: 'refused', id, clause: TABLE_CLAUSE, words };
}
