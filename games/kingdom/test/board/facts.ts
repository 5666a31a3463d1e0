import type { CourtFacts, KingdomView } from '../../board/court.ts';
import type { Chart } from '../../board/model/chart.ts';
import { NOTHING } from '../../board/model/offers.ts';
import type { Realm } from '../../board/realm.ts';

/** What a table shows to a seat that nothing is asked of. */
export function factsOf(realm: Realm, position: KingdomView, chart: Chart): CourtFacts {
  return {
    realm,
    position,
    chart,
    seats: [],
    layout: 'wide',
    own: 0,
    me: null,
    asked: 0,
    kind: null,
    prompt: null,
    busy: false,
    past: false,
    offers: NOTHING,
    cards: [],
    draft: {
      card: null,
      menu: null,
      pointed: null,
      open: null,
      presses: 0,
      way: 0,
      note: null,
      arrows: [null, null],
      arrow: 0,
      ending: false,
    },
    city: null,
    aim: null,
    sealed: null,
    undo: null,
    undoRefusal: null,
    still: true,
  };
}
