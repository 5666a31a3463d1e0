import type { Game, GameEvent } from '@durbar/kernel';
import type { BoardProps, SeatDisplay } from '../board/board-contract.ts';

const nothing = (): void => undefined;

/** The seats of a picture, with the player colours of their numbers; seat 0 is the reader's. */
export function pictureSeats(names: readonly string[]): readonly SeatDisplay[] {
  return names.map((name, seat) => ({
    seat,
    playerColour: seat,
    secondColour: null,
    name,
    control: 'person',
    isMine: seat === 0,
    isPresent: true,
    resigned: false,
    active: false,
    usedMs: 0,
  }));
}

/** What the parts of a board need to draw a position in which nobody can press anything. */
export function pictureProps<V, M, E extends GameEvent>(
  game: Game<unknown, V, M, E>,
  position: V,
  seats: readonly SeatDisplay[],
): BoardProps<V, M, E> {
  return {
    game,
    position,
    step: null,
    eventHistory: [],
    viewer: 0,
    bottomSeat: 0,
    seats,
    decision: null,
    sealed: null,
    busy: false,
    act: nothing,
    proceed: null,
    undo: null,
    undoRefusal: null,
    openSeat: null,
    showSeat: nothing,
    layout: 'wide',
    isLookingBack: false,
    outcome: null,
    slots: { title: null, menu: null, log: null, notice: null, skip: null },
    signal: nothing,
    announce: nothing,
  };
}
