import type { KingdomBoardState } from '../../board/board-state.ts';
import type { KingdomEdition } from '../../board/edition.ts';
import type { KingdomView } from '../../board/model/kingdom-view.ts';
import type { MapLayout } from '../../board/model/map-layout.ts';
import { EMPTY_TARGETS } from '../../board/model/targets.ts';

/** The board context for a seat without a pending decision. */
export function createBoardState(
  edition: KingdomEdition,
  position: KingdomView,
  mapLayout: MapLayout,
): KingdomBoardState {
  return {
    edition,
    position,
    mapLayout,
    seats: [],
    layout: 'wide',
    ownSeat: 0,
    decidingSeat: null,
    actingSeat: 0,
    decisionKind: null,
    prompt: null,
    busy: false,
    isLookingBack: false,
    isPlanningAhead: false,
    guidedTo: null,
    targets: EMPTY_TARGETS,
    cards: [],
    draft: {
      card: null,
      openChoice: null,
      pointedPlace: null,
      openCity: null,
      chosenSite: null,
      presses: 0,
      optionIndex: 0,
      reason: null,
      reasonPlace: null,
      arrows: [null, null],
      activeArrow: 0,
      pointedAction: null,
      aim: null,
      isConfirmingEnd: false,
      isTipRead: false,
    },
    plan: null,
    city: null,
    previewTarget: null,
    sealedPlan: null,
    undo: null,
    showSeat: () => undefined,
    undoRefusal: null,
    forbidsUndo: false,
    reducedMotion: true,
  };
}
