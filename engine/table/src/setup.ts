import type { Game, MatchStart, SeatRecord } from '@durbar/kernel';
import { dealSeed, FormatError, sha256Hex, startMatch } from '@durbar/kernel';
import type { SeatSetup } from './types.ts';

/** Everything a match follows from, besides its log. Plain JSON; `secret` must stay with the table's keeper. */
export interface MatchSetup {
  /** Id of the table. */
  readonly table: string;
  /** Options as they came; kernel and game read them. */
  readonly options: unknown;
  /** People and bots in seat order. Automata are not listed: how many there are follows from the game. */
  readonly seats: readonly SeatSetup[];
  /** 64 hex digits nobody else knows until the match is over or abandoned. */
  readonly secret: string;
  /** Randomness of each person, in seat order. */
  readonly nonces: readonly string[];
  /** The bot that plays on for a seat that resigns; `random` if left out. */
  readonly standIn?: string;
}

const SECRET = /^[0-9a-f]{64}$/;

/** A match before its first move, as its game set it up. */
export interface Opening {
  /** What a record begins with; everything in it but `seed` and `dealt` is public. */
  readonly start: MatchStart;
  /** All seats, automata included. */
  readonly seats: readonly SeatSetup[];
  readonly state: unknown;
}

/**
 * Reads a setup against its game and deals.
 * @throws {FormatError} if the secret is none, or a seat is neither a person's nor a named bot's
 * @throws {OptionError} if an option is not allowed, or the game is not for so many seats
 */
export function openMatch(game: Game, setup: MatchSetup): Opening {
  if (!SECRET.test(setup.secret)) throw new FormatError('the secret of a match should be 64 hex digits');
  const seed = dealSeed(setup.secret, setup.table, setup.nonces);
  const { options, seats: sitting } = setup;
  const { start, state } = startMatch(game, { options, seats: sitting.map(seatRecord), seed });
  const automata = start.seats.slice(sitting.length);
  const seats = [...sitting, ...automata.map(({ id }): SeatSetup => ({ id, control: 'automaton' }))];
  return { start, seats, state };
}

/** A seat as records have it: its number is its id there, so that a record says nothing of who it was. */
function seatRecord({ control, bot }: SeatSetup, seat: number): SeatRecord {
  const id = `p${seat + 1}`;
  if (control === 'person') return { kind: 'person', id };
  if (control === 'bot' && bot !== undefined) return { kind: 'bot', id, bot };
  throw new FormatError(`seat ${seat} should be a person's or a named bot's; automata come by themselves`);
}

/**
 * The seed a bot draws from for one of its decisions. It follows from the secret by a hash of its own, so that
 * neither the secret nor the deal follows from it.
 */
export function botSeed(setup: MatchSetup, seat: number, index: number): string {
  return sha256Hex(['bot', setup.secret, setup.table, seat, index].join('/'));
}
