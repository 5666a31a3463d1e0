import { at, type Message, type Seat } from '@durbar/kernel';
import type { Point } from '@durbar/kit/board/points.ts';
import type { Reason } from '@durbar/kit/board/reason.ts';
import type { Move } from '../rules/index.ts';
import type { MaharaniBoardHandlers, MaharaniBoardState } from './board-context.ts';
import { selectedTileMessage, targetLabel } from './model/labels.ts';
import {
  cancelSelection,
  EMPTY_SELECTION,
  findPreview,
  rotateSelection,
  selectSpace,
  type TileSelection,
  toggleSlot,
} from './model/selection.ts';
import { chooseRotation, hasRotationChoice, spaceReason, tileReason } from './model/targets.ts';

/** What the player has begun and not sent, for one decision. */
export interface MaharaniDraft {
  readonly selection: TileSelection;
  readonly reason: Reason | null;
  readonly quarter: number | null;
  readonly zoomCentre: Point | null;
  readonly isTipRead: boolean;
}

export interface HandlerInput {
  readonly facts: MaharaniBoardState;
  /** The viewer's seat, also while another seat decides; null for a spectator. */
  readonly actingSeat: Seat | null;
  readonly changeDraft: (change: Partial<MaharaniDraft>) => void;
  readonly playMove: (move: Move) => void;
  readonly undo: () => void;
  /** Announces a message to screen readers. */
  readonly announce: (message: Message) => void;
  readonly showSeat: (seat: Seat | null) => void;
}

/** An earlier position is shown. */
export const PAST: Reason = { message: { key: 'mhr.reason.past' }, clause: null };
/** There is no decision though the rules would allow the move: steps are still being shown, or the table is paused. */
export const WAIT: Reason = { message: { key: 'mhr.reason.wait' }, clause: null };

/** Makes the handlers. Each one changes the draft, plays a move, or shows why it cannot. */
export function createHandlers(input: HandlerInput): MaharaniBoardHandlers {
  const { facts, actingSeat, changeDraft, playMove, announce } = input;
  const { rules, position, selection, targetsBySlot, targets, busy, isLookingBack, decisionKind } = facts;
  const me = facts.decidingSeat ?? 0;
  const may = facts.decidingSeat !== null && !busy;
  const explain = (reason: Reason | null) => {
    changeDraft({ reason });
    if (reason) announce(reason.message);
  };
  const play = (move: Move) => {
    if (!may) return;
    changeDraft({ reason: null, zoomCentre: null });
    playMove(move);
  };
  const pointAt = (space: number | null) => {
    if (!busy) changeDraft({ selection: selectSpace(selection, targetsBySlot, space), reason: null });
  };
  const placeTile = (space: number) => {
    const placement = targets.find((one) => one.space === space);
    if (!placement || !may) return;
    changeDraft({ selection: { ...selection, space } });
    play(chooseRotation(placement, me, selection.arrow).move);
  };
  /** No press is without an answer: if the rules would allow it, it is the table that is not ready. */
  const tableReason = (rule: Reason | null): Reason | null => {
    if (isLookingBack) return PAST;
    return facts.decidingSeat === null ? (rule ?? WAIT) : rule;
  };
  const selectTile = (slot: number) => {
    if (actingSeat === null) return;
    const reason = tableReason(tileReason(rules, position, actingSeat, slot));
    const tile = at(position.rondel, slot);
    // An empty slot has no tile to select.
    if (
      isLookingBack ||
      tile < 0 ||
      facts.decidingSeat === null ||
      (decisionKind !== 'start' && decisionKind !== 'more')
    )
      return explain(reason);
    const next = toggleSlot(selection, slot);
    const shownReason = next.slot === null ? null : reason;
    changeDraft({ selection: next, reason: shownReason, quarter: null, zoomCentre: null });
    if (shownReason) announce(shownReason.message);
    else if (next.slot !== null) announce(selectedTileMessage(tile, at(targetsBySlot, slot), me));
  };
  return {
    selectTile,
    pointAt,
    placeTile,
    explain,
    pointArrow: (side) => changeDraft({ selection: { ...selection, arrow: side }, reason: null }),
    rotate: (by) => {
      const next = rotateSelection(selection, targetsBySlot, me, by);
      changeDraft({ selection: next });
      const preview = findPreview(next, targetsBySlot, me);
      if (preview) announce(targetLabel(preview.placement, preview.rotation));
    },
    touchTarget: (space, before) => {
      const placement = targets.find((one) => one.space === space);
      if (placement && hasRotationChoice(placement) && before !== space) pointAt(space);
      else placeTile(space);
    },
    chooseWorker: ({ move }) => move && play(move),
    refreshMarkers: () => play({ type: 'refresh' }),
    endTurn: () => play({ type: 'end' }),
    undo: input.undo,
    cancel: () => {
      if (facts.zoomCentre) changeDraft({ zoomCentre: null });
      else changeDraft({ selection: cancelSelection(selection), reason: null, quarter: null });
    },
    explainSpace: (space) => {
      if (actingSeat !== null)
        explain(tableReason(spaceReason(rules, position, actingSeat, selection.slot, space)));
    },
    showQuarter: (quarter) => changeDraft({ quarter, selection: EMPTY_SELECTION, reason: null }),
    zoomTo: (zoomCentre) => changeDraft({ zoomCentre }),
    showSeat: input.showSeat,
    closeTip: () => changeDraft({ isTipRead: true }),
  };
}
