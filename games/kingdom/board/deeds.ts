import type { Message, Refusal } from '@durbar/kernel';
import {
  type BoardMove,
  type CourtDeeds,
  type CourtFacts,
  type Note,
  noteOf,
  type Offer,
  type Offers,
} from './court.ts';
import type { CourtGame, PositionOf } from './game.ts';
import { somethingIn } from './model/offers.ts';
import { offerAt } from './model/places.ts';
import type { Draft } from './useDraft.ts';

export interface DeedWorld<V extends PositionOf, M extends BoardMove, O extends Offers<M>> {
  readonly game: CourtGame<V, M, O>;
  readonly position: V;
  readonly facts: CourtFacts<M>;
  readonly change: (change: Partial<Draft>) => void;
  /** Makes these moves one after the other. */
  readonly act: (moves: readonly M[]) => void;
  /** Says a message to screen readers. */
  readonly tell: (message: Message) => void;
  /** Whether ending a turn asks first where something is left. */
  readonly careful: boolean;
}

/** What each press does: changes the draft, makes a move, or says why not. */
export function deedsOf<V extends PositionOf, M extends BoardMove, O extends Offers<M>>(
  world: DeedWorld<V, M, O>,
): CourtDeeds<M> {
  const { game, position, facts, change, act, tell, careful } = world;
  const { offers, draft, asked, me, past, kind } = facts;
  const { realm, press } = game;
  const may = me !== null && !facts.busy;
  const explain = (note: Note | null) => {
    change({ note });
    if (note) tell(note.message);
  };
  const refused = (move: M) => {
    if (asked !== null && !past)
      explain(noteOf(whilePlanning(game.rules.refusal(position, asked, move), draft)));
  };
  const make = (moves: readonly M[]) => {
    if (!may) return;
    change({ note: null, card: null, menu: null, ending: false, way: 0, ...putAway(facts) });
    act(moves);
  };
  const take = (offer: Offer<M>) => make(offer.moves);
  const takeOr = (offer: Offer<M> | undefined, move: M) => {
    if (offer && may) take(offer);
    else refused(move);
  };
  /** Where a small piece in a city is all that is asked, the whole city stands for it. */
  const placedIn = (city: number): Offer<M> | undefined =>
    may && realm.placing.includes(kind ?? '') ? offers.cityBuilds.get(city) : undefined;
  /** With a card chosen that only moves pieces, a city stands for the one in it. */
  const liftedIn = (city: number): Offer<M> | undefined =>
    may && draft.card !== null && offers.cityBuilds.size === 0 ? offers.cityLifts.get(city) : undefined;
  return {
    explain,
    take,
    takeOr,
    change,
    ...cardDeeds(world, { may, make, explain, refused }),
    play: (move) => make([move]),
    point: (pointed) => change({ pointed, ...(pointed && draft.note ? { note: null } : {}) }),
    openCity: (open) => change({ open, pointed: null, way: 0, note: null }),
    pressCity: (city, byTouch) => {
      const placed = placedIn(city) ?? liftedIn(city);
      if (placed) return take(placed);
      const go = byTouch || draft.open !== city ? null : offerAt(offers, { kind: 'city', city }, draft.way);
      if (may && go) return take(go);
      // A finger points at nothing any more; what it pointed at last would hide the city.
      const away = byTouch ? { pointed: null } : {};
      change({ open: city, ...away, presses: draft.presses + 1, way: 0, note: null });
    },
    chooseWay: (way) => change({ way }),
    press: (place) => {
      const offer =
        offerAt(offers, place, draft.way) ?? (place.kind === 'site' ? placedIn(place.city) : undefined);
      if (offer && may) return take(offer);
      if (place.kind === 'site') change({ open: place.city, way: 0 });
      refused(press.place(position, draft.card, place));
    },
    pressFlag: (city) => takeOr(offers.flags.get(city), press.flag(city, draft.card)),
    pressCharacter: (character) =>
      takeOr(offers.characters.get(character), press.character(position, character)),
    end: () => {
      if (!may) return;
      if (careful && !draft.ending && leftIn(game, position, me)) return change({ ending: true, note: null });
      make([game.rules.parseMove(END)]);
    },
    cancel: () => {
      if (draft.note || draft.ending || draft.menu !== null)
        change({ note: null, ending: false, menu: null });
      else if (draft.card !== null) change({ card: null });
      else change({ open: null, pointed: null });
    },
    ...planDeeds(world),
  };
}

/** With both arrows set, "plan two actions" would not help: then what a further press on the disc does is said. */
function whilePlanning(refusal: Refusal | null, { arrows }: Draft): Refusal | null {
  const planned = arrows.every((action) => action !== null);
  return refusal?.key === 'refusal.phase.plan' && planned ? { ...refusal, key: 'court.plan.full' } : refusal;
}

/** A move puts the card of a city away where it lies over the map; a phone has it beside the map. */
const putAway = ({ layout }: Pick<CourtFacts, 'layout'>): Partial<Draft> =>
  layout === 'wide' ? { open: null } : {};

interface Hands<M extends BoardMove> {
  readonly may: boolean;
  readonly make: (moves: readonly M[]) => void;
  readonly explain: (note: Note | null) => void;
  readonly refused: (move: M) => void;
}

/** Presses on the cards of a turn, and on what a token can be spent on. */
function cardDeeds<V extends PositionOf, M extends BoardMove, O extends Offers<M>>(
  { game, position, facts: { draft, me }, change }: DeedWorld<V, M, O>,
  { may, make, explain, refused }: Hands<M>,
): Pick<CourtDeeds<M>, 'pressCard' | 'spendToken'> {
  const { press } = game;
  return {
    pressCard: (card) => {
      if (!may) return refused(game.rules.parseMove(card.by === null ? END : { type: 'gain', by: card.by }));
      if (card.why) return explain({ message: card.why, clause: card.why.clause });
      if (card.state === 'done' || card.state === 'passive') return;
      if (card.instant) return make([card.instant]);
      if (card.menu !== null)
        return change({ menu: draft.menu === card.menu ? null : card.menu, card: null, note: null });
      change({ card: draft.card === card.by ? null : card.by, menu: null, note: null });
    },
    spendToken: (action) => {
      const by = press.token + action;
      const legal = me === null ? [] : game.rules.legalMoves(position, me);
      const gain = legal.find((move) => move.type === 'gain' && move.by === by);
      if (gain) return make([gain]);
      change({ card: by, menu: null, note: null });
    },
  };
}

/** Turning and sealing the disc. */
function planDeeds<V extends PositionOf, M extends BoardMove, O extends Offers<M>>({
  game,
  facts,
  change,
  act,
}: DeedWorld<V, M, O>): Pick<CourtDeeds<M>, 'aimArrow' | 'seal'> {
  const { draft, me, busy } = facts;
  return {
    aimArrow: (action) => {
      const arrows: [number | null, number | null] = [draft.arrows[0], draft.arrows[1]];
      arrows[draft.arrow] = action;
      const other = draft.arrow === 0 ? 1 : 0;
      change({ arrows, arrow: arrows[other] === null ? other : draft.arrow, note: null });
    },
    seal: () => {
      const [a, b] = draft.arrows;
      if (me === null || busy || a === null || b === null) return;
      change(putAway(facts));
      act([game.rules.parseMove({ type: 'plan', first: Math.min(a, b), second: Math.max(a, b) })]);
    },
  };
}

const END: BoardMove = { type: 'end' };

/** Whether something is left to do in a seat's turn. */
function leftIn<V extends PositionOf, M extends BoardMove, O extends Offers<M>>(
  game: CourtGame<V, M, O>,
  position: V,
  seat: number,
): boolean {
  const legal = game.rules.legalMoves(position, seat);
  // What asks for no target on the map is of the disc, too.
  const others = legal.filter(
    ({ type, by }) => (type === 'gain' && (by ?? 0) < game.press.token) || type === 'entice',
  );
  return somethingIn(game.offers(position, seat, null)) || others.length > 0;
}
