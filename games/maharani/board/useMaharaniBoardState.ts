import type { Message, Viewer } from '@durbar/kernel';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { useDraftSignals } from '@durbar/kit/board/feedback.ts';
import type { Reason } from '@durbar/kit/board/reason.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { type KeptDecisionDraft, keepDecisionDraft, useDraft } from '@durbar/kit/board/useDraft.ts';
import { useMemo } from 'react';
import { type Event, type Move, type View, workerChoices } from '../rules/index.ts';
import { type MaharaniBoard, type MaharaniBoardState, useBoardWords } from './board-context.ts';
import { createHandlers, type MaharaniDraft, PAST, WAIT } from './handlers.ts';
import { floorRotation } from './model/floor.ts';
import { EMPTY_SELECTION, findPreview, listSlotTargets } from './model/selection.ts';
import { listTargets, moveReason, NO_TARGETS, suggestNextAction } from './model/targets.ts';

export type MaharaniBoardProps = BoardProps<View, Move, Event>;

/** The board context of this screen: position, legal targets, draft and handlers. */
export function useMaharaniBoardState(props: MaharaniBoardProps): MaharaniBoard {
  const { viewer, seats, decision, act: playMove, undo, announce } = props;
  const words = useBoardWords();
  const [draft, changeDraft] = useMaharaniDraft(decision?.id ?? null);
  const { selection, quarter, reason } = draft;
  const picked = selection.slot ?? quarter;
  useDraftSignals(
    props.signal,
    picked === null ? null : JSON.stringify([selection.slot, selection.space, quarter]),
    reason,
  );
  const facts = useDerivedState(props, draft);
  const handlers = createHandlers({
    facts,
    actingSeat: facts.decidingSeat ?? (typeof viewer === 'number' ? viewer : null),
    changeDraft,
    playMove,
    undo: () => undo?.(),
    announce: (message: Message) => announce(words.formatMessage(message, seatNamer(seats))),
    showSeat: props.showSeat,
  });
  return { ...facts, ...handlers };
}

function useDerivedState(props: MaharaniBoardProps, draft: MaharaniDraft): MaharaniBoardState {
  const {
    game: rules,
    position,
    viewer,
    bottomSeat: perspective,
    seats,
    decision,
    busy,
    layout,
    isLookingBack,
    isPlanningAhead = false,
    outcome,
  } = props;
  const decidingSeat = decision !== null && typeof viewer === 'number' ? viewer : null;
  const decisionKind = decision?.kind ?? null;
  const placing = decidingSeat !== null && (decisionKind === 'start' || decisionKind === 'more');
  const targetsBySlot = useMemo(
    () => (placing ? listTargets(rules, position, decidingSeat) : NO_TARGETS),
    [rules, placing, position, decidingSeat],
  );
  const workerOptions = useMemo(
    () =>
      decidingSeat !== null && decisionKind === 'worker' ? workerChoices(rules, position, decidingSeat) : [],
    [rules, decisionKind, position, decidingSeat],
  );
  const bottomSeat = Math.min(perspective, position.players - 1);
  const { selection } = draft;
  return {
    rules,
    position,
    seats,
    floorRotation: floorRotation(position.players, bottomSeat),
    bottomSeat,
    layout,
    decidingSeat,
    decisionKind,
    busy,
    isLookingBack,
    isPlanningAhead,
    ranks: outcome?.ranks ?? null,
    isOver: outcome !== null || (isLookingBack && position.over !== 0),
    isSpectator: viewer === 'spectator',
    targetsBySlot,
    selection,
    targets: listSlotTargets(selection, targetsBySlot),
    preview: findPreview(selection, targetsBySlot, decidingSeat ?? 0),
    workerOptions,
    nextAction:
      decidingSeat === null ? 'nothing' : suggestNextAction(decisionKind, targetsBySlot, decidingSeat),
    reason: draft.reason,
    quarter: draft.quarter,
    zoomCentre: draft.zoomCentre,
    isTipRead: draft.isTipRead,
    undoRefusal: props.undoRefusal,
  };
}

/** Why the seat at this screen may not make a move now; null if it may, or if no seat is played here. */
export function currentReason(board: MaharaniBoard, viewer: Viewer, move: Move): Reason | null {
  if (typeof viewer !== 'number') return null;
  if (board.isLookingBack) return PAST;
  const rule = moveReason(board.rules, board.position, board.decidingSeat ?? viewer, move);
  return rule || board.decidingSeat !== null ? rule : WAIT;
}

const EMPTY_DRAFT: MaharaniDraft = {
  selection: EMPTY_SELECTION,
  reason: null,
  quarter: null,
  zoomCentre: null,
  isTipRead: false,
};

/** Keeps the draft of the present decision. @param decision its id, or null */
function useMaharaniDraft(
  decision: number | null,
): readonly [MaharaniDraft, (change: Partial<MaharaniDraft>) => void] {
  return useDraft<MaharaniDraft, KeptDecisionDraft<MaharaniDraft>>(
    { decision, draft: EMPTY_DRAFT, previous: null },
    (kept) => keepDecisionDraft(kept, decision, EMPTY_DRAFT),
  );
}
