import type { Rng } from '@durbar/kernel';
import { shuffle } from '@durbar/kernel';
import { unseenStones } from './position.ts';
import type { Event, State, View } from './types.ts';

/** An independent copy with this bag. */
function copy<B extends number[] | null>(position: View, bag: B): Omit<View, 'bag'> & { bag: B } {
  return {
    ...position,
    open: [...position.open],
    stones: position.stones.map((own) => [...own]),
    stopped: [...position.stopped],
    bag,
  };
}

/** An independent copy of a state. */
export function clone(state: State): State {
  return copy(state, [...state.bag]);
}

/** Everything that a viewer may see: all except the order of the bag (SMP-1.2). The same for every viewer. */
export function view(state: State): View {
  return copy(state, null);
}

/** A state that has this view: the unseen stones are in random order. */
export function determinize(position: View, rng: Rng): State {
  return copy(position, shuffle(rng, unseenStones(position)));
}

/** Whether an event shows something new, so that moves before it cannot be taken back. */
export function reveals(event: Event): boolean {
  return event.kind === 'drawn';
}
