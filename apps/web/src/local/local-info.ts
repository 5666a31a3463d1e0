import type { Seat } from '@durbar/kernel';
import type { SeatInfo, TableInfo } from '@durbar/protocol';
import type { Match } from '@durbar/table';
import { OWN_NAME } from './pending-match.ts';

/** What this device keeps of a match besides the match itself. */
export interface LocalFacts {
  readonly id: string;
  readonly game: string;
  /** The name of each person's seat, or `OWN_NAME`; null for a bot's. */
  readonly names: readonly (string | null)[];
  /** The player colours that were chosen for each seat; absent if none were. */
  readonly colours?: readonly (readonly number[])[] | undefined;
  readonly startedAt: number;
}

/** The names of a match's seats. @param own the name of this device's player; empty if it is unknown */
export function listNames({ names }: LocalFacts, own: string): readonly (string | null)[] {
  return names.map((name) => (name === OWN_NAME ? own : name));
}

/** The id of all people at this device; each is a host. */
const HERE = 'here';

/** Describes a match of this device in the form of a server's table. @param own as in `listNames` */
export function localInfo(match: Match, facts: LocalFacts, viewer: Seat, own: string): TableInfo {
  const { id, game, colours, startedAt } = facts;
  const names = listNames(facts, own);
  const { commitment, secret, nonces } = match.fairness();
  const { options } = match.setup;
  return {
    id,
    name: '',
    hostName: null,
    game,
    rules: match.game.meta.rules,
    unplayable: null,
    options: typeof options === 'object' && options !== null ? { ...options } : {},
    pace: 'live',
    open: false,
    status: match.status,
    seats: match.seats.map(
      ({ control, bot }, seat): SeatInfo => ({
        kind: control,
        person: control === 'person' ? HERE : null,
        name: names[seat] ?? null,
        bot: bot ?? null,
        here: true,
        vanished: false,
        colours: [...(colours?.[seat] ?? [])],
      }),
    ),
    host: HERE,
    watching: 0,
    botsBusy: false,
    commitment,
    hashes: [],
    awaited: [],
    rounds: [],
    fairness: secret === null ? null : { secret, nonces: [...nonces] },
    rematch: null,
    openedAt: startedAt,
    lastAt: startedAt,
    you: {
      seat: viewer,
      newcomer: null,
      freed: null,
      host: true,
      muted: false,
      returnCode: null,
    },
  };
}
