import type { Seat } from '@durbar/kernel';
import type { GameModule, SeatLook } from '@durbar/kit/board/contract.ts';
import type { TableInfo } from '@durbar/protocol';
import type { Situation } from '@durbar/table';

/** What is called when a seat has no person's name. */
export interface SeatWords {
  bot(seat: Seat): string;
  /** @param game whose automaton it is */
  automaton(game: string): string;
  empty(seat: Seat): string;
}

/** What to call each seat, bots and automata by the page's words. */
export function seatName(info: TableInfo, seat: Seat, words: SeatWords): string {
  const at = info.seats[seat];
  if (!at) return words.automaton(info.game);
  if (at.name !== null) return at.name;
  if (at.kind === 'bot') return words.bot(seat);
  return at.kind === 'automaton' ? words.automaton(info.game) : words.empty(seat);
}

interface LookParts {
  readonly info: TableInfo;
  readonly situation: Situation;
  readonly board: Pick<GameModule, 'inkOf'>;
  readonly words: SeatWords;
  /** Whether whoever looks at this screen plays the seat. */
  readonly mine: (seat: Seat) => boolean;
}

/** How the seats of a running match are shown. */
export function seatLooks({ info, situation, board, words, mine }: LookParts): SeatLook[] {
  return situation.seats.map(({ control, resigned, usedMs }, seat) => ({
    seat,
    ink: board.inkOf(seat),
    name: seatName(info, seat, words),
    control,
    mine: mine(seat),
    here: control !== 'person' || (info.seats[seat]?.here ?? false),
    resigned,
    active: situation.active.includes(seat),
    usedMs,
  }));
}
