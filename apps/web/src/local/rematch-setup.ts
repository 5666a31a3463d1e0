import type { TableInfo } from '@durbar/protocol';
import type { LocalSeat, LocalSetup } from './pending-match.ts';

/** Seats and options of a table, to begin another match like it on this device. Automata come by themselves. */
export function rematchSetup({ seats, options }: TableInfo): Omit<LocalSetup, 'game'> {
  return {
    seats: seats.flatMap(({ kind, name, bot }): LocalSeat[] => {
      if (kind === 'automaton') return [];
      return [bot === null ? { kind: 'person', name: name ?? '' } : { kind: 'bot', bot }];
    }),
    options,
  };
}
