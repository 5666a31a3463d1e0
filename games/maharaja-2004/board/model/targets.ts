import type { RulesOf } from '../../../kingdom/board/model/board-rules.ts';
import {
  addFirst,
  addTravelTarget,
  collectTargets,
  EMPTY_TARGETS,
  isWanted,
  type LegalTarget as SharedTarget,
  type LegalTargets as SharedTargets,
} from '../../../kingdom/board/model/targets.ts';
import {
  ACTIONS,
  afterMoves,
  CITY_COUNT,
  INNER_SITE,
  type Move,
  type PreviewableMove,
  SITE_COUNT,
  SOURCE_BUILDER,
  type View,
} from '../../rules/index.ts';

/** A legal target: what is pressed is the key in `Targets`, `moves` is what the press plays. */
type Target = SharedTarget<PreviewableMove>;

/** The legal targets by place and kind of piece. */
export interface Targets extends SharedTargets<PreviewableMove> {
  /** Seats from which a character can be enticed away. */
  readonly entice: ReadonlyMap<number, Target>;
  /** All other legal moves: gains, bids, plans, the end of the turn. */
  readonly movesWithoutTarget: readonly Move[];
}

export const NO_TARGETS: Targets = { ...EMPTY_TARGETS, entice: new Map(), movesWithoutTarget: [] };

/** The action of a move that takes a character, which does not store its source. */
const CHARACTER_ACTION = ACTIONS.indexOf('character');

/** The source of a move; null if it has none. */
export function moveSource(move: Move): number | null {
  if ('by' in move) return move.by;
  return move.type === 'character' || move.type === 'entice' ? CHARACTER_ACTION : null;
}

/** Lists the legal targets of a seat. @param chosenSource source of the chosen card, or null */
export function listTargets(
  rules: RulesOf<View, Move>,
  position: View,
  seat: number,
  chosenSource: number | null,
): Targets {
  const collected = collect(position);
  collectTargets<View, Move>(position, {
    legal: (now) => rules.legalMoves(now, now === position ? seat : now.seat),
    after: (now, travel) => afterMoves(now, [travel].filter(isPreviewable)),
    // Travel options are sorted, the cheapest first.
    cheapestTo: (move) => (move.type === 'travel' && move.way === 0 ? move.city : null),
    wanted: (now, move) => isWanted(now, chosenSource, moveSource(move), SOURCE_BUILDER),
    buildsIn: buildsInCity,
    add: (before, move) => collected.add(before.filter(isPreviewable), move),
  });
  return collected.targets;
}

/** Whether a move can be previewed: it reveals nothing hidden and ends no turn. */
export const isPreviewable = (move: Move): move is PreviewableMove =>
  move.type !== 'end' && move.type !== 'plan';

/** Whether a move builds a palace or a house in a city. */
function buildsInCity(move: Move, city: number): boolean {
  return (move.type === 'palace' && move.city === city) || (move.type === 'house' && move.place === city);
}

/** The site on which a palace would be built: for an outer palace the first free outer site (M04-4.2). */
export function palaceSite({ sites }: View, { city, inner }: Extract<Move, { type: 'palace' }>): number {
  const first = city * SITE_COUNT;
  if (inner) return first + INNER_SITE;
  return sites.findIndex((colour, i) => i > first && i < first + SITE_COUNT && colour < 0);
}

function collect(position: View) {
  const sites = new Map<number, Target>();
  const cityBuilds = new Map<number, Target>();
  const cityPickups = new Map<number, Target>();
  const villages = new Map<number, Target>();
  const travels = new Map<number, Target[]>();
  const flags = new Map<number, Target>();
  const characters = new Map<number, Target>();
  const entice = new Map<number, Target>();
  const movesWithoutTarget: Move[] = [];
  const at = (cities: Map<number, Target>, place: number, target: Target) =>
    place < CITY_COUNT ? addFirst(cities, place, target) : addFirst(villages, place - CITY_COUNT, target);
  const add = (before: readonly PreviewableMove[], move: Move) => {
    if (!isPreviewable(move) || move.type === 'gain' || move.type === 'bid' || move.type === 'pass') {
      movesWithoutTarget.push(move);
      return;
    }
    const target: Target = { moves: [...before, move], source: moveSource(move) };
    switch (move.type) {
      case 'palace':
        return addFirst(sites, palaceSite(position, move), target);
      case 'house':
      case 'drop':
        return at(cityBuilds, move.place, target);
      case 'lift':
        return at(cityPickups, move.place, target);
      case 'found':
        return addFirst(villages, move.village, target);
      case 'travel':
        return addTravelTarget(travels, move.city, target);
      case 'governor':
        return addFirst(flags, move.city, target);
      case 'character':
      case 'pick':
      case 'give':
        return addFirst(characters, move.character, target);
      case 'entice':
        return addFirst(entice, move.from, target);
    }
  };
  const targets: Targets = {
    sites,
    cityBuilds,
    cityPickups,
    villages,
    travels,
    flags,
    characters,
    entice,
    movesWithoutTarget,
  };
  return { targets, add };
}
