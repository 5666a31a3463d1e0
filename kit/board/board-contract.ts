import type { Game, GameEvent, Message, Seat, Viewer } from '@durbar/kernel';
import type { MatchOutcome, PendingDecision } from '@durbar/table';
import type { ReactNode } from 'react';

/** How a seat is shown; `playerColour` also chooses its emblem (0 trident, 1 conch, 2 sun, 3 lotus, 4 elephant). */
export interface SeatDisplay {
  readonly seat: Seat;
  readonly playerColour: number;
  readonly name: string;
  readonly control: 'person' | 'bot' | 'automaton';
  /** Whether it is played at this screen. */
  readonly isMine: boolean;
  /** Whether its player has the table open; bots always have. */
  readonly isPresent: boolean;
  readonly resigned: boolean;
  /** Whether it must decide now. */
  readonly active: boolean;
  readonly usedMs: number;
}

/** One step of the playback: the board animates from the position before it to `position`. */
export interface PlaybackStep<E> {
  /** Distinct for each step shown; animations start when it changes. */
  readonly id: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
  /** Length at the chosen speed, in milliseconds; 0: no animation (reduced motion, catching up, undo, history). */
  readonly ms: number;
}

/** What the page gives to a game's board, which fills the page. */
export interface BoardProps<V, M, E extends GameEvent> {
  /** The game by the rules version of the match: what is legal, and why not, is asked of it. */
  readonly game: Game<unknown, V, M, E>;
  /** The position to draw: the newest one shown, or an earlier one while a player looks back. */
  readonly position: V;
  readonly step: PlaybackStep<E> | null;
  /** Events of each move up to `position`, undone moves included. */
  readonly eventHistory: readonly (readonly E[])[];
  readonly viewer: Viewer;
  /** The seat that sits at the bottom. */
  readonly bottomSeat: Seat;
  readonly seats: readonly SeatDisplay[];
  /** The viewer's decision; null while it is not its turn, steps are still shown, or it looks back. */
  readonly decision: PendingDecision | null;
  /** The viewer's sealed choice while it may still be changed; null for none. */
  readonly sealed: unknown;
  /** True while a command is being sent: targets stay marked, but a second command is not accepted. */
  readonly busy: boolean;
  readonly act: (move: M) => void;
  /** Continues from a step for which `waitsForReader` holds; null while no step waits. */
  readonly proceed: (() => void) | null;
  /** Takes the last move back; null where that is not allowed, with the reason in `undoRefusal`. */
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  /** `wide`: 1280×720 and up, board left, rail right. `tall`: a phone. */
  readonly layout: 'wide' | 'tall';
  /** True while an earlier position is shown. */
  readonly isLookingBack: boolean;
  /** How the match ended; null while an earlier position is shown and until the last step was animated. */
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

/** What a game's board module exports. */
export interface BoardModule<V = unknown, M = unknown, E extends GameEvent = GameEvent> {
  readonly Board: BoardComponent<BoardProps<V, M, E>>;
  /** Length of a step at normal speed, in milliseconds. */
  stepMs(events: readonly E[]): number;
  /** Whether a step stays until the board calls `proceed`, so that it can be read; by default none does. */
  waitsForReader?(events: readonly E[]): boolean;
  /** Player colour of a seat in a game on one device. */
  playerColourOf(seat: Seat): number;
  /** True if the board shows the round itself, so that the page leaves out its count of turns. */
  readonly showsRound?: boolean;
}
