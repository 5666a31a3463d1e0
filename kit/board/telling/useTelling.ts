import type { GameEvent, Seat } from '@durbar/kernel';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { BoardProps, SeatDisplay } from '../board-contract.ts';
import { type Caption, createCaption } from './caption.ts';
import { findLastTurn } from './last-turn.ts';

/** What a board tells of moves that were made. */
export interface Telling {
  readonly caption: Caption | null;
  readonly seats: readonly SeatDisplay[];
  /** The seat whose last turn the player has asked for; null for none. */
  readonly chosenSeat: Seat | null;
  /** Shows the last turn of a seat; hides it if it is shown. */
  readonly chooseSeat: (seat: Seat) => void;
}

export const TellingContext = createContext<Telling | null>(null);

export function useTellingContext(): Telling {
  const telling = useContext(TellingContext);
  if (!telling) throw new Error('useTellingContext is called outside a TellingContext');
  return telling;
}

/** An event, with its seat if one made it. */
export type SeatEvent = GameEvent & { readonly seat?: number | null };

/** Events whose trace is drawn on the board, and the seat that made them. */
export interface Traced<E> {
  readonly seat: Seat;
  readonly events: readonly E[];
}

interface BoardTelling<E> extends Telling {
  readonly traced: Traced<E> | null;
  /** Handles T and the number of a seat after it. Returns false if the key has no meaning here. */
  readonly pressKey: (key: string) => boolean;
}

/**
 * What the board tells: the caption of a move while others play, and the events that are traced: those of the line that
 * is shown again, else the last turn of the chosen seat, else the turn that is being shown.
 */
export function useTelling<V, M, E extends SeatEvent>(props: BoardProps<V, M, E>): BoardTelling<E> {
  const { step, again = null, eventHistory, seats, decision, outcome, isLookingBack, game } = props;
  const [chosenSeat, setChosenSeat] = useState<Seat | null>(null);
  const isArmed = useRef(false);
  const caption = useMemo(
    () => createCaption({ step, again, decision, outcome, isLookingBack, seats, game }),
    [step, again, decision, outcome, isLookingBack, seats, game],
  );
  const shownSeat = chosenSeat ?? (caption && !again ? caption.seat : null);
  const turn = useMemo(
    () => (shownSeat === null ? [] : findLastTurn(eventHistory, shownSeat)),
    [eventHistory, shownSeat],
  );
  const againSeat = isLookingBack ? null : (again?.seat ?? null);
  const traced = useMemo(() => {
    if (again && againSeat !== null) return { seat: againSeat, events: again.events };
    return shownSeat === null ? null : { seat: shownSeat, events: turn };
  }, [again, againSeat, shownSeat, turn]);
  const chooseSeat = (seat: Seat) => setChosenSeat((shown) => (shown === seat ? null : seat));
  const pressKey = (key: string): boolean => {
    const wasArmed = isArmed.current;
    isArmed.current = key.toLowerCase() === 't' && chosenSeat === null;
    if (key.toLowerCase() === 't') {
      setChosenSeat(null);
      return true;
    }
    const seat = Number(key) - 1;
    if (!wasArmed || !seats.some((one) => one.seat === seat)) return false;
    setChosenSeat(seat);
    return true;
  };
  return { caption, seats, chosenSeat, chooseSeat, traced, pressKey };
}
