import type { Seat } from '@durbar/kernel';
import type { SeatInfo, TableInfo } from '@durbar/protocol';
import type { Match } from '@durbar/table';

/** What is known of a match of this device besides the match. */
export interface LocalFacts {
  readonly id: string;
  readonly game: string;
  /** What each person's seat is called; null where a bot sits. */
  readonly names: readonly (string | null)[];
  readonly startedAt: number;
}

/** Id of whoever holds the device; every person at it is a host. */
const HERE = 'here';

/** The table of a match on this device, in the terms of a server's tables. */
export function localInfo(
  match: Match,
  { id, game, names, startedAt }: LocalFacts,
  looking: Seat,
): TableInfo {
  const { commitment, secret, nonces } = match.fairness();
  const { options } = match.setup;
  return {
    id,
    name: '',
    game,
    rules: match.game.meta.rules,
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
      }),
    ),
    host: HERE,
    watching: 0,
    commitment,
    fairness: secret === null ? null : { secret, nonces: [...nonces] },
    rematch: null,
    openedAt: startedAt,
    lastAt: startedAt,
    you: { seat: looking, host: true, muted: false, returnCode: null },
  };
}
