import type { GameEvent, Message, Seat, Viewer } from '@durbar/kernel';
import type { MatchOutcome, PendingDecision } from '@durbar/table';
import type { ReactNode } from 'react';

/** How a seat is shown: its ink and emblem go by `ink` (0 trident, 1 conch, 2 sun, 3 lotus, 4 elephant). */
export interface SeatDisplay {
  readonly seat: Seat;
  readonly playerColour: number;
  readonly name: string;
  readonly control: 'person' | 'bot' | 'automaton';
  /** Whether whoever sits at this screen plays it. */
  readonly isMine: boolean;
  /** Whether its person has the table open; bots always have. */
  readonly isPresent: boolean;
  readonly resigned: boolean;
  /** Whether it must decide now. */
  readonly active: boolean;
  readonly usedMs: number;
}

/** One thing that just happened and is being shown: the board moves from the position before to `position`. */
export interface PlaybackStep<E> {
  /** Distinct for each step shown; animations start when it changes. */
  readonly id: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
  /** Length at the chosen speed, in milliseconds; 0: no animation (reduced motion, catching up, undo, history). */
  readonly ms: number;
}

/** What the platform hands to a game's table; the game draws everything between the page's edges. */
export interface BoardProps<V, M, E> {
  /** What to draw: the newest shown, or an earlier one while the history slider is moved. */
  readonly position: V;
  readonly step: PlaybackStep<E> | null;
  /** What was told up to what is drawn, move by move, each with its events; moves taken back are among them. */
  readonly eventHistory: readonly (readonly E[])[];
  readonly viewer: Viewer;
  /** The seat that sits at the bottom. */
  readonly bottomSeat: Seat;
  readonly seats: readonly SeatDisplay[];
  /** What is asked of the viewer; null while it is not its turn, while steps are still shown, and in history. */
  readonly decision: PendingDecision | null;
  /** The viewer's own sealed choice, while it waits for others and may still be changed; null for none. */
  readonly sealed: unknown;
  /** True while a command is on its way; the board stays lit but takes no second one. */
  readonly busy: boolean;
  readonly act: (move: M) => void;
  /** Goes on from a step that `GameModule.holds`; null while none stays on the stage. */
  readonly proceed: (() => void) | null;
  /** Takes the last move back; null where that can't be, with the reason to show. */
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  /** `wide`: 1280×720 and up, board left, rail right. `tall`: a phone. */
  readonly layout: 'wide' | 'tall';
  /** True in a look at an earlier position. */
  readonly isLookingBack: boolean;
  /** How the match ended; null in a look at the past, and as long as its end is still being told. */
  readonly outcome: MatchOutcome | null;
  /** Parts of the platform, for the game to place. */
  readonly slots: {
    /** Name of the table, turn, brand: top left (wide) or the header (tall). */
    readonly title: ReactNode;
    /** Menu, chat, rules, history, sound: round buttons. */
    readonly menu: ReactNode;
    /** The log in words; wide only, in tall it opens from the menu. */
    readonly log: ReactNode;
    /** Whatever the page has to say now instead of the game's prompt (paused, connection lost, history, over), or null. */
    readonly notice: ReactNode | null;
    /**
     * Goes to the newest position at once; null while little waits to be shown. It belongs beside the prompt, where
     * nothing else can be pressed.
     */
    readonly skip: ReactNode | null;
  };
  /** A text for screen readers, said once, politely. */
  readonly announce: (text: string) => void;
}

/**
 * A component as a method's type, so that a game's table stands for one of an unknown game, as `Game` stands for
 * `AnyGame`: what it gets is what that game's `parseView` and `parseEvent` made.
 */
type BoardComponent<P> = { render(props: P): ReactNode }['render'];

/** What a game's code on the page exports, loaded with its first table. */
export interface BoardModule<V = unknown, M = unknown, E extends GameEvent = GameEvent> {
  readonly Board: BoardComponent<BoardProps<V, M, E>>;
  /** How long a happening should be shown at normal speed, in milliseconds. */
  stepMs(events: readonly E[]): number;
  /** Whether a step stays until the table calls `proceed`, so that it can be read; left out: none does. */
  waitsForReader?(events: readonly E[]): boolean;
  /** Parts of a game that is set up on one device are drawn with these inks, by seat. */
  playerColourOf(seat: Seat): number;
  /** The table itself says how far the game has come, so that the page's count of turns is left out. */
  readonly showsRound?: boolean;
}
