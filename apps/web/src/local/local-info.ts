import type { Seat } from '@durbar/kernel';
import type { SeatInfo, TableInfo } from '@durbar/protocol';
import type { Match } from '@durbar/table';

/** What this device keeps of a match besides the match itself. */
export interface LocalFacts {
  readonly id: string;
  readonly game: string;
  /** The name of each person's seat; null for a bot's. */
  readonly names: readonly (string | null)[];
  /** The player colours that were chosen for each seat; absent if none were. */
  readonly colours?: readonly (readonly number[])[] | undefined;
  readonly startedAt: number;
}

/** The id of all people at this device; each is a host. */
const HERE = 'here';

/** Describes a match of this device in the form of a server's table. */
export function localInfo(
  match: Match,
  { id, game, names, colours, startedAt }: LocalFacts,
  viewer: Seat,
): TableInfo {
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
    you: { seat: viewer, newcomer: null, freed: null, host: true, muted: false, returnCode: null },
  };
}
