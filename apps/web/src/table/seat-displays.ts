import type { Seat } from '@durbar/kernel';
import type { BoardModule, SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import type { TableInfo } from '@durbar/protocol';
import type { Situation } from '@durbar/table';
import { seatColours } from './seat-colours.ts';

/** Names of seats without a person. */
export interface SeatFallbackNames {
  bot(seat: Seat): string;
  /** @param game whose automaton it is */
  automaton(game: string): string;
  empty(seat: Seat): string;
  /** Somebody who has deleted their data. */
  former: string;
  /** A person on this device who has no name yet. */
  guest: string;
}

/** The name of a seat; bots, automata and empty seats are named by `words`. */
export function seatName(info: TableInfo, seat: Seat, words: SeatFallbackNames): string {
  const at = info.seats[seat];
  if (!at) return words.automaton(info.game);
  if (at.name !== null) return at.name || words.guest;
  if (at.kind === 'bot') return words.bot(seat);
  if (at.kind === 'person') return words.former;
  return at.kind === 'automaton' ? words.automaton(info.game) : words.empty(seat);
}

interface SeatDisplayInput {
  readonly info: TableInfo;
  readonly situation: Situation;
  readonly board: Pick<BoardModule, 'coloursPerSeat'>;
  readonly words: SeatFallbackNames;
  /** Whether the viewer plays the seat. */
  readonly mine: (seat: Seat) => boolean;
}

/** How the board shows the seats of a running match. */
export function listSeatDisplays({ info, situation, board, words, mine }: SeatDisplayInput): SeatDisplay[] {
  const colours = seatColours(info, board);
  return situation.seats.map(({ control, resigned, usedMs }, seat) => ({
    seat,
    playerColour: colours[seat]?.[0] ?? seat,
    secondColour: colours[seat]?.[1] ?? null,
    name: seatName(info, seat, words),
    // A bot plays on for a seat that resigned, but the seat is shown as the person's.
    control: resigned ? 'person' : control,
    isMine: mine(seat),
    isPresent: control !== 'person' || (info.seats[seat]?.here ?? false),
    resigned,
    active: situation.active.includes(seat),
    usedMs,
  }));
}
