import type { Outcome } from '@durbar/kernel';
import * as z from 'zod';

/*
 * The messages of `durbar-bot/1`, one JSON object each, told apart by `t`. Fields that are not listed are ignored. The
 * JSON Schema in `schema/` is generated from these (`npm run schema`); docs/bot-protocol.md describes how they follow
 * each other. Times are whole milliseconds, seats are numbers from 0.
 */

const text = (longest: number) => z.string().min(1).max(longest);
const id = text(64);
const whole = z.int().min(0);
const numbers = z.array(z.number());
const options = z.record(z.string(), z.unknown());

/** A move, by its key (`key` of the game contract) and as the game reads it. */
const legalMove = z.object({ key: z.string(), move: z.unknown(), words: z.string().optional() });

const outcome = z.looseObject({ ranks: z.array(z.int()), scores: numbers, ending: z.string() });

/** What a bot thought: the expected scores and chances to win of all seats, the expected moves by key, and a remark. */
const info = z.object({
  score: numbers.nullish(),
  win: numbers.nullish(),
  line: z.array(z.string()).nullish(),
  say: z.string().nullish(),
});

/** What the engine or a server sends to a bot. */
export const toBot = {
  /** The first message. `games`: what can be played here, with the current rules version of each. */
  hello: z.object({
    t: z.literal('hello'),
    protocol: z.int(),
    engine: z.string(),
    games: z.record(z.string(), z.object({ rules: z.int() })),
  }),
  /**
   * The bot plays `seat` of a match. `seats`: number of people and bots; `names`: of all seats, automata last; `seed`: for the
   * bot's own randomness, independent of the deal.
   */
  match: z.object({
    t: z.literal('match'),
    id,
    game: z.string(),
    rules: z.int(),
    options,
    seat: whole,
    seats: whole,
    names: z.array(z.string()),
    seed: z.string(),
  }),
  /**
   * The seat must decide. `legal` is there if the bot wants it. `events`: what the seat saw since its last ask, or since the
   * match began after a `match`, the newest 1,000. `left`: the time for this decision and the reserve for the whole match.
   */
  ask: z.object({
    t: z.literal('ask'),
    id,
    ask: whole,
    view: z.unknown(),
    decision: z.object({ kind: z.string(), sealed: z.boolean() }),
    legal: z.array(legalMove).optional(),
    events: z.array(z.unknown()),
    left: z.object({ bank: whole, move: whole }),
  }),
  /** The answer to `ask` was no legal move. After the first refusal the same decision is asked again. */
  refused: z.object({
    t: z.literal('refused'),
    id: z.string().max(64),
    ask: whole.optional(),
    clause: z.string(),
    words: z.string(),
  }),
  /** The match is over, or (`outcome` null) was broken off, or is no longer the bot's. */
  end: z.object({ t: z.literal('end'), id, outcome: outcome.nullable() }),
  ping: z.object({ t: z.literal('ping'), n: z.int() }),
  /** The program should end; a socket is closed after it. */
  quit: z.object({ t: z.literal('quit') }),
  /** Only to bots whose `hello` offers it: what are good moves of `seat` here? `ms`: time for it. */
  analyse: z.object({
    t: z.literal('analyse'),
    id,
    game: z.string(),
    rules: z.int().optional(),
    view: z.unknown(),
    seat: whole,
    ms: whole,
  }),
  /** A table of a server offers the bot a seat. */
  invite: z.object({
    t: z.literal('invite'),
    id,
    game: z.string(),
    rules: z.int().optional(),
    options,
    seats: whole,
  }),
  unknown: z.object({ t: z.literal('unknown') }),
};

/** What a bot sends. `null` in a field that may be missing counts as missing: some languages write it. */
export const fromBot = {
  /** `wants`: `legal`, `words`; `offers`: `analyse`. Others may come later and are ignored. */
  hello: z.object({
    t: z.literal('hello'),
    protocol: z.int(),
    name: text(64),
    author: z.string().max(200).nullish(),
    games: z.array(z.string()).max(100),
    wants: z.array(z.string()).nullish(),
    offers: z.array(z.string()).nullish(),
  }),
  /** The answer to an `ask`: the key of a legal move, or the move itself. */
  move: z.object({
    t: z.literal('move'),
    id,
    ask: whole,
    key: z.string().nullish(),
    move: z.unknown().nullish(),
    /** An ill-formed remark is no reason to refuse a move. */
    info: info.nullish().catch(undefined),
  }),
  pong: z.object({ t: z.literal('pong'), n: z.int() }),
  /** Answers `analyse`, as often as there is something new; `done` in the last one. Best line first. */
  lines: z.object({
    t: z.literal('lines'),
    id,
    done: z.boolean(),
    lines: z.array(
      z.object({
        key: z.string(),
        score: numbers.nullish(),
        win: numbers.nullish(),
        /** Standard error of the chance to win, and the number of trials. */
        se: z.number().nullish(),
        n: z.number().nullish(),
        line: z.array(z.string()).nullish(),
      }),
    ),
  }),
  accept: z.object({ t: z.literal('accept'), id }),
  decline: z.object({ t: z.literal('decline'), id }),
  unknown: z.object({ t: z.literal('unknown') }),
};

/** What a training program sends to `durbar env`. */
export const toEnvironment = {
  /** Begins a match under an id, in place of any earlier one. `seats`: number of players, by default the most. */
  reset: z.object({
    t: z.literal('reset'),
    id,
    game: z.string(),
    rules: z.int().nullish(),
    options: options.nullish(),
    seats: whole.nullish(),
    seed: z.string(),
    wants: z.array(z.string()).nullish(),
  }),
  /** Makes a move of the seat that decides. */
  step: z.object({
    t: z.literal('step'),
    id,
    key: z.string().nullish(),
    move: z.unknown().nullish(),
  }),
  /** Forgets an environment. */
  end: z.object({ t: z.literal('end'), id }),
  ping: z.object({ t: z.literal('ping'), n: z.int() }),
  quit: z.object({ t: z.literal('quit') }),
  unknown: z.object({ t: z.literal('unknown') }),
};

/** What `durbar env` sends, besides `refused`, `pong` and `unknown`. */
export const fromEnvironment = {
  /**
   * The position after a `reset` or `step`. `seat` decides, and `view` is what it sees; once the match is over `seat` is
   * null, `view` is a spectator's, and `outcome` is there.
   */
  env: z.object({
    t: z.literal('env'),
    id,
    view: z.unknown(),
    seat: whole.nullable(),
    legal: z.array(legalMove),
    outcome: outcome.nullable(),
  }),
};

type Messages<T extends Readonly<Record<string, z.ZodType>>> = z.infer<T[keyof T]>;

export type ToBot = Messages<typeof toBot>;
export type FromBot = Messages<typeof fromBot>;
export type ToEnvironment = Messages<typeof toEnvironment>;
export type FromEnvironment = Messages<typeof fromEnvironment>;

export type BotHello = z.infer<typeof fromBot.hello>;
export type BotLines = z.infer<typeof fromBot.lines>;
export type BotMove = z.infer<typeof fromBot.move>;
export type LegalMove = z.infer<typeof legalMove>;
export type AskMessage = z.infer<typeof toBot.ask>;
export type MatchMessage = z.infer<typeof toBot.match>;

/** The same outcome, as messages have it. */
export function copyOutcome({ ranks, scores, ...rest }: Outcome): z.infer<typeof outcome> {
  return { ranks: [...ranks], scores: [...scores], ...rest };
}
