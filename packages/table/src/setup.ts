import type { Game, SeededDeal } from '@durbar/kernel';
import { dealSeed, FormatError, seededDeal, sha256Hex } from '@durbar/kernel';
import type { SeatSetup } from './types.ts';

/** Everything a match follows from, besides its log. Plain JSON; `secret` must stay with the table's keeper. */
export interface MatchSetup {
  /** Id of the table. */
  readonly table: string;
  /** Options as they came; the game parses them. */
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

/** What a setup gives to a game: options read, all seats with the automata, the deal. */
export interface Opening {
  readonly options: unknown;
  /** People and bots; the first seats. */
  readonly players: number;
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  readonly deal: SeededDeal;
}

/**
 * Reads a setup against its game.
 * @throws {FormatError} if the secret or the number of seats can't be
 * @throws {OptionError} if the game refuses the options
 */
export function openingOf(game: Game, setup: MatchSetup): Opening {
  const players = setup.seats.length;
  if (!game.meta.seatCounts.includes(players))
    throw new FormatError(`${game.meta.id} is for ${game.meta.seatCounts.join(', ')} seats, not ${players}`);
  if (!SECRET.test(setup.secret)) throw new FormatError('the secret of a match should be 64 hex digits');
  const options = game.parseOptions(setup.options, players);
  const automata = Array.from({ length: game.automata(options, players) }, (_, i): SeatSetup => {
    return { id: `automaton${i + 1}`, control: 'automaton' };
  });
  const seed = dealSeed(setup.secret, setup.table, setup.nonces);
  return { options, players, seats: [...setup.seats, ...automata], seed, deal: seededDeal(seed) };
}

/**
 * The seed a bot draws from for one of its decisions. It follows from the secret by a hash of its own, so that
 * neither the secret nor the deal follows from it.
 */
export function botSeed(setup: MatchSetup, seat: number, index: number): string {
  return sha256Hex(['bot', setup.secret, setup.table, seat, index].join('/'));
}
