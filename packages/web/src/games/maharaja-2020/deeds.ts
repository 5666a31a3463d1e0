import type { Message } from '@durbar/kernel';
import {
  BY_ABILITY,
  BY_REWARD,
  BY_TOKEN,
  CITY_COUNT,
  type Move,
  maharaja2020,
  type View,
} from '@durbar/maharaja-2020';
import type { DeskDeeds, DeskFacts, Note, Place } from './desk.ts';
import type { TurnCard } from './model/cards.ts';
import { type Offer, offersOf } from './model/offers.ts';
import { offerAt } from './model/places.ts';
import type { Draft } from './useDraft.ts';

export interface DeedWorld {
  readonly facts: DeskFacts;
  readonly change: (change: Partial<Draft>) => void;
  /** Makes these moves one after the other. */
  readonly act: (moves: readonly Move[]) => void;
  /** Says a message to screen readers. */
  readonly tell: (message: Message) => void;
  /** Whether ending a turn asks first where something is left. */
  readonly careful: boolean;
}

const noteOf = (refusal: ReturnType<typeof maharaja2020.refusal>): Note | null =>
  refusal && { message: refusal, clause: refusal.clause };

/** What each press does: changes the draft, makes a move, or says why not. */
export function deedsOf({ facts, change, act, tell, careful }: DeedWorld): DeskDeeds {
  const { position, offers, draft, asked, past, kind } = facts;
  const may = facts.me !== null && !facts.busy;
  const explain = (note: Note | null) => {
    change({ note });
    if (note) tell(note.message);
  };
  /** Where a shrine is all that is asked, the whole city stands for it. */
  const shrineIn = (city: number): Offer | undefined =>
    may && (kind === 'shrine' || kind === 'owed') ? offers.cityShrines.get(city) : undefined;
  const refused = (move: Move) => {
    if (asked !== null && !past) explain(noteOf(maharaja2020.refusal(position, asked, move)));
  };
  const make = (moves: readonly Move[]) => {
    if (!may) return;
    change({ note: null, card: null, menu: null, ending: false, way: 0 });
    act(moves);
  };
  const take = (offer: Offer) => make(offer.moves);
  const pressCard = (card: TurnCard) => {
    if (!may) return refused(card.by === null ? { type: 'end' } : { type: 'gain', by: card.by });
    if (card.why) return explain({ message: card.why, clause: card.why.clause });
    if (card.state === 'done' || card.state === 'passive') return;
    if (card.instant) return make([card.instant]);
    if (card.kind === 'token' && card.by === null)
      return change({ menu: draft.menu === 'token' ? null : 'token', card: null, note: null });
    if (card.kind === 'ability' && card.what === 3)
      return change({ menu: draft.menu === 'exchange' ? null : 'exchange', card: null, note: null });
    change({ card: draft.card === card.by ? null : card.by, menu: null, note: null });
  };
  const spendToken = (action: number) => {
    const by = BY_TOKEN + action;
    const gain = facts.offers.others
      .concat(tokenGains(position, facts.me))
      .find((move) => move.type === 'gain' && move.by === by);
    if (gain) return make([gain]);
    change({ card: by, menu: null, note: null });
  };
  const end = () => {
    if (!may) return;
    if (careful && !draft.ending && somethingLeft(facts)) return change({ ending: true, note: null });
    make([{ type: 'end' }]);
  };
  return {
    pressCard,
    spendToken,
    explain,
    take,
    end,
    change,
    play: (move) => make([move]),
    point: (pointed) => change({ pointed, ...(pointed && draft.note ? { note: null } : {}) }),
    openCity: (open) => change({ open, pointed: null, way: 0, note: null }),
    pressCity: (city, byTouch) => {
      const shrine = shrineIn(city);
      if (shrine) return take(shrine);
      const go = byTouch || draft.open !== city ? null : offerAt(offers, { kind: 'city', city }, draft.way);
      if (may && go) take(go);
      else {
        // A finger points at nothing any more; what it pointed at last would hide the city.
        const away = byTouch ? { pointed: null } : {};
        change({ open: city, ...away, presses: draft.presses + 1, way: 0, note: null });
      }
    },
    chooseWay: (way) => change({ way }),
    press: (place) => {
      const offer =
        offerAt(offers, place, draft.way) ?? (place.kind === 'site' ? shrineIn(place.city) : undefined);
      if (offer && may) return take(offer);
      if (place.kind === 'site') change({ open: place.city, way: 0 });
      refused(moveThere(position, draft.card, place));
    },
    ...pieceDeeds({ facts, take, refused }),
    cancel: () => {
      if (draft.note || draft.ending || draft.menu) change({ note: null, ending: false, menu: null });
      else if (draft.card !== null) change({ card: null });
      else change({ open: null, pointed: null });
    },
    ...planDeeds({ facts, change, act }),
  };
}

interface PieceWorld {
  readonly facts: DeskFacts;
  readonly take: (offer: Offer) => void;
  readonly refused: (move: Move) => void;
}

/** Presses on flags, characters and reward tiles. */
function pieceDeeds({
  facts,
  take,
  refused,
}: PieceWorld): Pick<DeskDeeds, 'pressFlag' | 'pressCharacter' | 'pressTile'> {
  const { position, offers, draft, me, busy } = facts;
  const may = me !== null && !busy;
  return {
    pressFlag: (city) => {
      const offer = offers.flags.get(city);
      if (offer && may) take(offer);
      else refused({ type: 'flag', city, by: draft.card ?? 8 });
    },
    pressCharacter: (character) => {
      const offer = offers.characters.get(character);
      if (offer && may) take(offer);
      else refused(characterMove(position, character));
    },
    pressTile: (tile) => {
      const offer = offers.tiles.get(tile);
      if (offer && may) take(offer);
      else refused({ type: 'reward', tile });
    },
  };
}

/** Turning and sealing the disc. */
function planDeeds({
  facts: { draft, me, busy },
  change,
  act,
}: Pick<DeedWorld, 'facts' | 'change' | 'act'>): Pick<DeskDeeds, 'aimArrow' | 'seal'> {
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
      act([{ type: 'plan', first: Math.min(a, b), second: Math.max(a, b) }]);
    },
  };
}

function tokenGains(position: View, me: number | null): readonly Move[] {
  return me === null ? [] : maharaja2020.legalMoves(position, me);
}

/** Whether an action that is not begun, or part of one, could still be done. */
function somethingLeft({ position, me }: DeskFacts): boolean {
  if (me === null) return false;
  const { sites, cityShrines, villages, flags, characters, others } = offersOf(position, me, null);
  return (
    sites.size + cityShrines.size + villages.size + flags.size + characters.size > 0 ||
    others.some(({ type }) => type === 'gain')
  );
}

function characterMove({ phase }: View, character: number): Move {
  if (phase === 'maharani') return { type: 'maharani', character };
  return phase === 'draft' || phase === 'robbed'
    ? { type: 'pick', character }
    : { type: 'character', character };
}

/** The move that a press on a place would be, for the rules to say why it is none. */
function moveThere(position: View, card: number | null, place: Place): Move {
  const { phase, fresh, open, openParts } = position;
  const disc = openParts === 0 ? fresh.filter((action) => action >= 0 && action < 4) : [open];
  if (place.kind === 'city') return { type: 'travel', city: place.city, way: 0 };
  if (place.kind === 'site') {
    const by = card ?? disc.find((action) => action === 0 || action === 2) ?? 0;
    return { type: 'statue', city: place.city, site: place.site, by: by === BY_ABILITY ? 0 : by };
  }
  if (phase === 'found') return { type: 'found', village: place.village };
  const by = phase === 'shrine' ? BY_REWARD : (card ?? disc.find((action) => action > 0) ?? 1);
  return { type: 'shrine', place: CITY_COUNT + place.village, by };
}
