import type { Game, GameEvent, Message, Seat, Viewer } from '@durbar/kernel';
import type { MatchOutcome, PendingDecision } from '@durbar/table';
import type { ReactNode } from 'react';
import type { BoardSignal, Instrument, StepSound } from './feedback.ts';

/** How a seat is shown. `playerColour` also determines its emblem (0 trident, 1 conch, 2 sun, 3 lotus, 4 elephant). */
export interface SeatDisplay {
  readonly seat: Seat;
  readonly playerColour: number;
  /** The seat's second player colour, in a match in which each seat has two; else null. */
  readonly secondColour: number | null;
  readonly name: string;
  readonly control: 'person' | 'bot' | 'automaton';
  /** Whether the seat is played at this screen. */
  readonly isMine: boolean;
  /** Whether the seat's player has the table open; always true for bots. */
  readonly isPresent: boolean;
  readonly resigned: boolean;
  /** Whether it must decide now. */
  readonly active: boolean;
  readonly usedMs: number;
  /** The seat's clock, to be shown right of the name; null at a table without one. */
  readonly clock?: ReactNode;
}

/** One step of the playback: the board animates from the position before it to `position`. */
export interface PlaybackStep<E> {
  /** Different for each displayed step; animations start when it changes. */
  readonly id: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
  /** Length at the chosen speed, in milliseconds; 0: no animation (reduced motion, catching up, undo, history). */
  readonly ms: number;
}

/** A line of the log that is shown again. */
export interface ShownLine<E> {
  /** Different each time a line is shown. */
  readonly id: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
  /** How long it is shown, in milliseconds. */
  readonly ms: number;
  /** Whether only its trace is drawn: what the player plans is in words elsewhere. */
  readonly isPlanned?: boolean;
}

/** The guide of a tutorial. */
export interface BoardGuide {
  /**
   * Makes the guide's card.
   * @param reply why the last press was refused, or null
   * @param isBrief whether it must leave room for what one decides
   */
  card(reply: ReactNode | null, isBrief: boolean): ReactNode;
  /** The buttons to go on or back; on a phone in the place of the board's own, unless one of those is to be pressed. */
  readonly buttons: ReactNode;
  readonly asksButton: boolean;
  /** The places that the guide points at, which must be in sight. */
  readonly points: readonly string[];
}

/** What the page gives to a game's board, which fills the page. */
export interface BoardProps<V, M, E extends GameEvent> {
  /** The game in the rules version of the match, for legal moves and refusals. */
  readonly game: Game<unknown, V, M, E>;
  /** The position to draw: the newest displayed one, or an earlier one during a look back. */
  readonly position: V;
  readonly step: PlaybackStep<E> | null;
  /** A line of the log that the player wants to see again, beside the present position; null for none. */
  readonly again?: ShownLine<E> | null;
  /** Events of each move up to `position`, without moves that were taken back. */
  readonly eventHistory: readonly (readonly E[])[];
  readonly viewer: Viewer;
  /** The seat that sits at the bottom. */
  readonly bottomSeat: Seat;
  readonly seats: readonly SeatDisplay[];
  /** The viewer's decision; null if the viewer need not decide, while steps are still shown, and during a look back. */
  readonly decision: PendingDecision | null;
  /** The viewer's sealed choice while it can still be changed; null for none. */
  readonly sealed: unknown;
  /** Whether a command is being sent: targets stay marked, but a second command is not accepted. */
  readonly busy: boolean;
  readonly act: (move: M) => void;
  /** Continues from a step for which `waitsForReader` is true; null if no step waits. */
  readonly proceed: (() => void) | null;
  /** Takes back the last move; null if that is not allowed, with the reason in `undoRefusal`. */
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  /** Whether moves stand for the whole match: the board then has no button to take one back. */
  readonly forbidsUndo?: boolean;
  /** The seat that is shown first while all that each seat has is shown at full size, above the table; null for nothing. */
  readonly openSeat: Seat | null;
  /** Shows all that each seat has at full size, this seat first; null closes it. */
  readonly showSeat: (seat: Seat | null) => void;
  /** `wide`: 1280×720 and up, board left, rail right. `tall`: a phone. */
  readonly layout: 'wide' | 'tall';
  /** Whether the board shows an earlier position. */
  readonly isLookingBack: boolean;
  /** Whether the player plans for their next decision: `position` is what they expect then, and moves are steps of the plan. */
  readonly isPlanningAhead?: boolean;
  /** The outcome of the match; null during a look back and until the last step has been animated. */
  readonly outcome: MatchOutcome | null;
  /** Parts of the platform, for the game to place. */
  readonly slots: {
    /** Name of the table, turn, brand: top left (wide) or the header (tall). */
    readonly title: ReactNode;
    /** Menu, rules, history, sound: round buttons. */
    readonly menu: ReactNode;
    /** The log in words; wide only, in tall it opens from the menu. */
    readonly log: ReactNode;
    /**
     * For a board that `placesChat`, at a table where people can talk. wide: a drawer for the foot of the rail, a line while
     * `data-chat` is `closed`; tall: a tab for the board's row of tabs.
     */
    readonly chat?: ReactNode;
    /** A notice of the page that replaces the game's prompt (paused, connection lost, history, over), or null. */
    readonly notice: ReactNode | null;
    /**
     * A button that goes to the newest position at once; null if there is little to skip. It belongs beside the prompt,
     * away from other buttons.
     */
    readonly skip: ReactNode | null;
    /** A button to the next table that waits for the viewer, for the place of the button that ends a turn; null if there is none. */
    readonly nextTable?: ReactNode | null;
    /** The guide of a tutorial, for a board that `placesGuide`: it replaces the prompt, cards and the log. */
    readonly guide?: BoardGuide | null;
  };
  /** Reports a selection or a refusal to the page, for sound and vibration. */
  readonly signal: (what: BoardSignal) => void;
  /** Announces a text to screen readers once, politely. */
  readonly announce: (text: string) => void;
}

/**
 * A component declared as a method, so that TypeScript accepts a game's table as a table of an unknown game, as it
 * accepts `Game` as `AnyGame`. The table only gets values that the same game's `parseView` and `parseEvent` made.
 */
type BoardComponent<P> = { render(props: P): ReactNode }['render'];

/** The exports of a game's board module. */
export interface BoardModule<V = unknown, M = unknown, E extends GameEvent = GameEvent> {
  readonly Board: BoardComponent<BoardProps<V, M, E>>;
  /** Length of a step at normal speed, in milliseconds. */
  stepMs(events: readonly E[]): number;
  /** Whether a step stays until the board calls `proceed`, so that it can be read. By default no step does. */
  waitsForReader?(events: readonly E[]): boolean;
  /** Whether a move's events begin a round. Without it, a look back has no rounds to step by. */
  startsRound?(events: readonly E[]): boolean;
  /** What is heard of a step besides that somebody moved. Without it, each step sounds alike. */
  soundOf?(events: readonly E[]): StepSound | null;
  /** The sound of this game's notes. */
  readonly instrument?: Instrument;
  /** Number of player colours that each seat has; by default 1. @param seats number of seats */
  coloursPerSeat?(seats: number): 1 | 2;
  /** Whether the board shows the round itself, so that the page omits its count of turns. */
  readonly showsRound?: boolean;
  /** Whether the board can show a line of the log `again`. */
  readonly showsLines?: boolean;
  /** Whether the board shows what each seat has while `openSeat` is set; else the page does so in words. */
  readonly showsSeats?: boolean;
  /** Whether both layouts have a place for the guide of a tutorial; else the page shows it above the board. */
  readonly placesGuide?: boolean;
  /** Whether both layouts have a place for the chat; else the page shows it below the log, or beside the menu of a phone. */
  readonly placesChat?: boolean;
}
