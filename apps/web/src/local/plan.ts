import type { TableInfo } from '@durbar/protocol';
import type { LocalPlan, LocalSeat } from './begin.ts';

/** Seats and options of a table, to begin another match like it on this device. Automata come by themselves. */
export function planOf({ seats, options }: TableInfo): Omit<LocalPlan, 'game'> {
  return {
    seats: seats.flatMap(({ kind, name, bot }): LocalSeat[] => {
      if (kind === 'automaton') return [];
      return [bot === null ? { kind: 'person', name: name ?? '' } : { kind: 'bot', bot }];
    }),
    options,
  };
}
