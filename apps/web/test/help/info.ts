import type { SeatInfo, TableInfo } from '@durbar/protocol';

const empty: SeatInfo = {
  kind: 'empty',
  person: null,
  name: null,
  bot: null,
  here: false,
  vanished: false,
  colours: [],
};

export const person = (id: string, name: string, extra: Partial<SeatInfo> = {}): SeatInfo => ({
  ...empty,
  kind: 'person',
  person: id,
  name,
  here: true,
  ...extra,
});
export const bot = (name: string): SeatInfo => ({ ...empty, kind: 'bot', bot: name, here: true });
export const free = empty;

/** A table's info as the server sends it, with a test's changes. */
export function tableInfo(extra: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    name: 'Sunday table',
    hostName: null,
    game: 'maharani',
    rules: 2,
    unplayable: null,
    options: {},
    pace: 'live',
    open: false,
    status: 'running',
    seats: [person('p1', 'Mira'), person('p2', 'Jonas')],
    host: 'p1',
    watching: 0,
    botsBusy: false,
    commitment: '0'.repeat(64),
    hashes: [],
    awaited: [],
    rounds: [],
    fairness: null,
    rematch: null,
    openedAt: 0,
    lastAt: 0,
    you: {
      seat: 0,
      newcomer: null,
      freed: null,
      host: true,
      muted: false,
      returnCode: null,
    },
    ...extra,
  };
}
