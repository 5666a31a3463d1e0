import type { GameEvent, Seat } from '@durbar/kernel';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { BoardProps, SeatDisplay } from '../board-contract.ts';
import { type Caption, createCaption } from './caption.ts';
import { findLastTurn } from './last-turn.ts';

/** What a board shows of moves that were made: the caption of one, or the last turn of a seat. */
export interface Captions {
  readonly caption: Caption | null;
  readonly seats: readonly SeatDisplay[];
  /** The seat whose last turn the player has asked for; null for none. */
  readonly chosenSeat: Seat | null;
  /** Shows the last turn of a seat; hides it if it is shown. */
  readonly chooseSeat: (seat: Seat) => void;
}

export const CaptionContext = createContext<Captions | null>(null);

export function useCaptionContext(): Captions {
  const captions = useContext(CaptionContext);
  if (!captions) throw new Error('useCaptionContext is called outside a CaptionContext');
  return captions;
}

/** An event, with its seat if one made it. */
export type SeatEvent = GameEvent & { readonly seat?: number | null };

/** Events whose trace is drawn on the board, and the seat that made them. */
export interface Traced<E> {
  readonly seat: Seat;
  readonly events: readonly E[];
}

interface BoardCaptions<E> extends Captions {
  readonly traced: Traced<E> | null;
  /** Handles T and the number of a seat after it. Returns false if the key has no meaning here. */
  readonly pressKey: (key: string) => boolean;
}

/**
 * The caption of a move while others play, and the events to trace on the board: those of the log line that is shown
 * again, else the last turn of the chosen seat, else the turn that is being shown.
 */
export function useCaptions<V, M, E extends SeatEvent>(props: BoardProps<V, M, E>): BoardCaptions<E> {
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
