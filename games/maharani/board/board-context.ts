import type { Message, Seat } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import type { Reason } from '@durbar/kit/board/reason.ts';
import type { PlacementPreview, View, WorkerPreview } from '../rules/index.ts';
import type { Preview, TileSelection } from './model/selection.ts';
import type { NextAction, TargetsBySlot } from './model/targets.ts';

/** What the parts of the table show. */
export interface MaharaniBoardState {
  readonly position: View;
  readonly seats: readonly SeatDisplay[];
  /** How far the floor is turned, so that the seat at the bottom sits there. */
  readonly floorTurn: number;
  readonly bottomSeat: Seat;
  readonly layout: 'wide' | 'tall';
  /** The seat whose decision is asked at this screen, or null. */
  readonly decidingSeat: Seat | null;
  /** Kind of the decision asked, or null. */
  readonly decisionKind: string | null;
  readonly busy: boolean;
  readonly isLookingBack: boolean;
  /** The seats' ranks, 1 is best; null before the end has been told. */
  readonly ranks: readonly number[] | null;
  /** The game is over, and its end has been told. */
  readonly isOver: boolean;
  /** Nobody at this screen has a seat. */
  readonly isSpectator: boolean;
  readonly targetsBySlot: TargetsBySlot;
  readonly selection: TileSelection;
  readonly targets: readonly PlacementPreview[];
  readonly preview: Preview | null;
  /** Ways to choose a worker, while that is asked. */
  readonly workerOptions: readonly WorkerPreview[];
  readonly nextAction: NextAction;
  readonly reason: Reason | null;
  /** The quarter whose standing is shown, or null. */
  readonly quarter: number | null;
  /** Middle of the enlarged place, or null. */
  readonly zoomCentre: Point | null;
  readonly undoRefusal: Message | null;
}

/** What can be done at it. */
export interface MaharaniBoardHandlers {
  /** Takes the tile of a rondel place in hand, or says why not. */
  readonly selectTile: (slot: number) => void;
  readonly pointAt: (space: number | null) => void;
  /** Turns the arrow of the tile that is pointed at to a side (0 N to 3 W). */
  readonly turnArrow: (side: number) => void;
  readonly rotate: (by: 1 | -1) => void;
  /** Drops the tile in hand on a lit space. */
  readonly placeTile: (space: number) => void;
  /** A finger on a lit space: drops the tile, but first shows it where its turn matters, unless it was shown `before`. */
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
  readonly openSeat: (seat: Seat) => void;
}

export type MaharaniBoard = MaharaniBoardState & MaharaniBoardHandlers;

export const [BoardContext, useBoard] = createBoardContext<MaharaniBoard>('Maharani');
