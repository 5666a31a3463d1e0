import type { Message, Seat } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import type { Reason } from '@durbar/kit/board/reason.ts';
import { useWords } from '@durbar/kit/words/useWords.tsx';
import type { PlacementPreview, PlayedBy, View, WorkerPreview } from '../rules/index.ts';
import type en from '../words/en/board.json';
import type { Preview, TileSelection } from './model/selection.ts';
import type { NextAction, TargetsBySlot } from './model/targets.ts';

/** Keys of the board's own words. */
export type BoardKey = keyof typeof en;

/** The words of the kit and of this board. */
export const useBoardWords = useWords<BoardKey>;

/** What the parts of the board show. */
export interface MaharaniBoardState {
  /** The rules version of the match. */
  readonly rules: PlayedBy;
  readonly position: View;
  readonly seats: readonly SeatDisplay[];
  /** Rotation of the floor that puts the bottom seat at the bottom, in clockwise quarter turns. */
  readonly floorRotation: number;
  readonly bottomSeat: Seat;
  readonly layout: 'wide' | 'tall';
  /** The seat that must decide at this screen; null if none must. */
  readonly decidingSeat: Seat | null;
  /** Kind of the present decision, or null. */
  readonly decisionKind: string | null;
  readonly busy: boolean;
  readonly isLookingBack: boolean;
  /** Whether the position is the one that the player expects at their next decision. */
  readonly isPlanningAhead: boolean;
  /** The ranks of the seats, 1 is best; null until the end has been shown. */
  readonly ranks: readonly number[] | null;
  /** Whether the game is over and its end has been shown. */
  readonly isOver: boolean;
  /** Whether no seat is played at this screen. */
  readonly isSpectator: boolean;
  readonly targetsBySlot: TargetsBySlot;
  readonly selection: TileSelection;
  readonly targets: readonly PlacementPreview[];
  readonly preview: Preview | null;
  /** The ways to choose a worker; empty without such a decision. */
  readonly workerOptions: readonly WorkerPreview[];
  readonly nextAction: NextAction;
  readonly reason: Reason | null;
  /** The quarter whose payouts are shown, or null. */
  readonly quarter: number | null;
  /** Centre of the enlarged place, or null. */
  readonly zoomCentre: Point | null;
  readonly undoRefusal: Message | null;
  /** Whether a first-game tip was read during this decision; the next one waits for the next decision. */
  readonly isTipRead: boolean;
}

/** What presses on the board do. */
export interface MaharaniBoardHandlers {
  /** Selects the tile of a rondel slot, or shows why it cannot be selected. */
  readonly selectTile: (slot: number) => void;
  readonly pointAt: (space: number | null) => void;
  /** Turns the arrow of the previewed tile to a side (0 N to 3 W). */
  readonly pointArrow: (side: number) => void;
  readonly rotate: (by: 1 | -1) => void;
  /** Places the selected tile on a target space. */
  readonly placeTile: (space: number) => void;
  /**
   * Handles a tap on a target space: places the tile, but previews it first if its rotation matters. `before` is the space
   * that was already previewed before the tap.
   */
  readonly touchTarget: (space: number, before: number | null) => void;
  readonly chooseWorker: (option: WorkerPreview) => void;
  readonly refreshMarkers: () => void;
  readonly endTurn: () => void;
  readonly undo: () => void;
  readonly cancel: () => void;
  readonly explainSpace: (space: number) => void;
  readonly explain: (reason: Reason | null) => void;
  readonly showQuarter: (quarter: number | null) => void;
  readonly zoomTo: (place: Point | null) => void;
  /** Shows all that each seat has, this seat first; null closes it. */
  readonly showSeat: (seat: Seat | null) => void;
  /** Hides tips until the next decision. */
  readonly closeTip: () => void;
}

export type MaharaniBoard = MaharaniBoardState & MaharaniBoardHandlers;

export const [BoardContext, useBoard] = createBoardContext<MaharaniBoard>('Maharani');
