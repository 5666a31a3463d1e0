import type { TableInfo } from '@durbar/protocol';
import type { MatchSetup } from '@durbar/table';
import { randomHex } from '../net/random.ts';

/** The stored name of a seat whose person is called as this device's player is, now and after a change of name. */
export const OWN_NAME = '';

/** A person at this device, or a bot by its name. */
export type LocalSeat =
  | {
      readonly kind: 'person';
      readonly name: string;
      /** The player colours that the person chose. */
      readonly colours?: readonly number[];
    }
  | { readonly kind: 'bot'; readonly bot: string };

export interface LocalSetup {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  /** By the names of the game's options; the game parses them. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A match that has been set up and not begun. */
export interface PendingMatch {
  readonly id: string;
  readonly game: string;
  readonly names: readonly (string | null)[];
  readonly colours: readonly (readonly number[])[];
  readonly setup: MatchSetup;
  readonly startedAt: number;
}

/** Matches that were set up on this device and are not stored yet. */
const pendingMatches = new Map<string, PendingMatch>();

/** Sets a match up. Returns its id; its page is `/local/<id>`. */
export function createMatch(plan: LocalSetup): string {
  const id = randomHex(8);
  const setup: MatchSetup = {
    table: id,
    options: plan.options,
    seats: plan.seats.map((seat, number) =>
      seat.kind === 'person'
        ? { id: `p${number + 1}`, control: 'person' as const }
        : { id: `b${number + 1}`, control: 'bot' as const, bot: seat.bot },
    ),
    // This device makes its own deal, so the match claims no fairness.
    secret: randomHex(32),
    standIn: 'greedy',
  };
  const names = plan.seats.map((seat) => (seat.kind === 'person' ? seat.name : null));
  const colours = plan.seats.map((seat) => (seat.kind === 'person' ? (seat.colours ?? []) : []));
  pendingMatches.set(id, { id, game: plan.game, names, colours, setup, startedAt: Date.now() });
  return id;
}

/** The pending match with that id, if there is one. */
export function takePendingMatch(id: string): PendingMatch | null {
  return pendingMatches.get(id) ?? null;
}

/** Drops a pending match once it is stored. */
export function forgetPendingMatch(id: string): void {
  pendingMatches.delete(id);
}

/** Seats and options of a table, for another match like it on this device. The game adds its automata itself. */
export function rematchSetup({ seats, options }: TableInfo): Omit<LocalSetup, 'game'> {
  return {
    seats: seats.flatMap(({ kind, name, bot, colours }): LocalSeat[] => {
      if (kind === 'automaton') return [];
      if (bot !== null) return [{ kind: 'bot', bot }];
      return [{ kind: 'person', name: name ?? '', ...(colours.length > 0 && { colours }) }];
    }),
    options,
  };
}
