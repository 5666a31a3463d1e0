import type { Message, Seat } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import type { Reason } from '@durbar/kit/board/reason.ts';
import type { PlacementPreview, PlayedBy, View, WorkerPreview } from '../rules/index.ts';
import type { Preview, TileSelection } from './model/selection.ts';
import type { NextAction, TargetsBySlot } from './model/targets.ts';

/** What the parts of the board show. */
export interface MaharaniBoardState {
  /** The rules of the version that the match is played by. */
  readonly rules: PlayedBy;
  readonly position: View;
  readonly seats: readonly SeatDisplay[];
  /** How far the floor is turned, so that the seat at the bottom sits there. */
  readonly floorTurn: number;
  readonly bottomSeat: Seat;
  readonly layout: 'wide' | 'tall';
  /** The seat that must decide at this screen, or null. */
  readonly decidingSeat: Seat | null;
  /** Kind of the decision asked, or null. */
  readonly decisionKind: string | null;
  readonly busy: boolean;
  readonly isLookingBack: boolean;
  /** The seats' ranks, 1 is best; null until the end was shown. */
  readonly ranks: readonly number[] | null;
  /** The game is over, and its end was shown. */
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

/** What presses on the board do. */
export interface MaharaniBoardHandlers {
  /** Selects the tile of a rondel place, or gives the reason why not. */
  readonly selectTile: (slot: number) => void;
  readonly pointAt: (space: number | null) => void;
  /** Turns the arrow of the tile that is pointed at to a side (0 N to 3 W). */
  readonly turnArrow: (side: number) => void;
  readonly rotate: (by: 1 | -1) => void;
  /** Places the selected tile on a target space. */
  readonly placeTile: (space: number) => void;
  /** A tap on a target space places the tile; where its turn matters it is previewed first, unless it was `before`. */
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
