import type { BoundFairness, Fairness, Game, MatchStart, NewMatch, SeatRecord } from '@durbar/kernel';
import {
  computeCommitment,
  dealSeed,
  FormatError,
  GENERATOR,
  sha256Hex,
  startMatch,
  startSeed,
  TABLE_GENERATOR,
} from '@durbar/kernel';
import type { SeatSetup } from './types.ts';

/**
 * The input of a match: all its state is derived from this and the log. Plain JSON; only the table's keeper may know `secret`.
 */
export interface MatchSetup {
  /** Id of the table. */
  readonly table: string;
  /** Options from outside; kernel and game read them. */
  readonly options: unknown;
  /** People and bots in seat order. Automata are not listed: the game determines their number. */
  readonly seats: readonly SeatSetup[];
  /** 64 hex digits, secret until the match is over or abandoned. */
  readonly secret: string;
  /** How people took part in the deal; absent if a device made its own deal. */
  readonly start?: TableStart;
  /** In matches that began before tables asked for hashes: the nonce of each person, in seat order. */
  readonly nonces?: readonly string[];
  /** The bot that plays on for a seat that resigns; the default is `random`. */
  readonly standIn?: string;
  /** `never`: a move stands once it is made. Without, a seat takes back moves of its own turn. */
  readonly undo?: UndoRule;
}

/** Whether moves can be taken back: inside the own `turn`, or `never`. */
export type UndoRule = 'turn' | 'never';

/** The nonces of people, and the earlier failed starts. */
export type TableStart = Pick<BoundFairness, 'nonces' | 'hashes' | 'rounds'>;

const SECRET = /^[0-9a-f]{64}$/;

/** A match before its first move. */
export interface Opening {
  /** The beginning of its record; everything in it except `seed` and `dealt` is public. */
  readonly start: MatchStart;
  /** All seats, automata included. */
  readonly seats: readonly SeatSetup[];
  readonly state: unknown;
}

/**
 * Checks a setup against its game, and deals.
 * @throws {FormatError} if the secret is malformed, or a seat is neither a person's nor a named bot's
 * @throws {OptionError} if an option is not allowed, or the game does not have that many seats
 */
export function openMatch(game: Game, setup: MatchSetup): Opening {
  if (!SECRET.test(setup.secret)) throw new FormatError('the secret of a match should be 64 hex digits');
  const { options, seats: ownSeats } = setup;
  const { start, state } = startMatch(game, {
    options,
    seats: ownSeats.map(seatRecord),
    ...deriveSeed(setup),
  });
  const automata = start.seats.slice(ownSeats.length);
  const seats = [...ownSeats, ...automata.map(({ id }): SeatSetup => ({ id, control: 'automaton' }))];
  return { start, seats, state };
}

/** The seed of a match's deal, and the generator. */
export function deriveSeed({
  secret,
  table,
  start,
  nonces,
}: MatchSetup): Pick<NewMatch, 'seed' | 'generator'> {
  if (nonces) return { seed: dealSeed(secret, table, nonces), generator: GENERATOR };
  return { seed: startSeed(secret, table, start?.nonces ?? []), generator: TABLE_GENERATOR };
}

/** Proof that nobody chose the deal, for the record; absent if a device made its own deal. */
export function createFairness({ secret, table, start, nonces }: MatchSetup): Fairness | null {
  const evidence = { secret, table, commitment: computeCommitment(secret) };
  if (start) return { ...evidence, nonces: start.nonces, hashes: start.hashes, rounds: start.rounds };
  return nonces ? { ...evidence, nonces } : null;
}

/** Converts a seat for the record. Its id there is its number, so a record does not reveal who the person was. */
export function seatRecord({ control, bot }: SeatSetup, seat: number): SeatRecord {
  const id = `p${seat + 1}`;
  if (control === 'person') return { kind: 'person', id };
  if (control === 'bot' && bot !== undefined) return { kind: 'bot', id, bot };
  throw new FormatError(`seat ${seat} should be a person's or a named bot's; automata come by themselves`);
}

/**
 * The seed of a bot's generator for one of its decisions. It is a separate hash of the secret, so neither the secret
 * nor the deal can be derived from it.
 */
export function botSeed(setup: MatchSetup, seat: number, index: number): string {
  return sha256Hex(['bot', setup.secret, setup.table, seat, index].join('/'));
}
