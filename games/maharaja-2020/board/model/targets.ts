import type { RulesOf } from '../../../kingdom/board/model/board-rules.ts';
import {
  addCheapest,
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
  type Move,
  movePrice,
  type PreviewableMove,
  SITE_COUNT,
  SOURCE_ABILITY,
  type View,
} from '../../rules/index.ts';

/** A legal target: what is pressed is the key in `Targets`, `moves` is what the press plays. */
export type Target = SharedTarget<PreviewableMove>;

/** The legal targets by place and kind of piece. */
export interface Targets extends SharedTargets<PreviewableMove> {
  readonly tiles: ReadonlyMap<number, Target>;
  /** All other legal moves: gains, abilities, exchanges, purchases, plans, the end of the turn. */
  readonly movesWithoutTarget: readonly Move[];
}

export const NO_TARGETS: Targets = { ...EMPTY_TARGETS, tiles: new Map(), movesWithoutTarget: [] };

/** The action of a move that takes a character, which does not store its source. */
const CHARACTER_ACTION = ACTIONS.indexOf('character');

/** The source of a move; null if it has none. */
export function moveSource(move: Move): number | null {
  if ('by' in move) return move.by;
  return move.type === 'character' ? CHARACTER_ACTION : null;
}

/** Lists the legal targets of a seat. @param chosenSource source of the chosen card, or null */
export function listTargets(
  rules: RulesOf<View, Move>,
  position: View,
  seat: number,
  chosenSource: number | null,
): Targets {
  const collected = collect((target) => priceLastMove(position, seat, target));
  collectTargets<View, Move>(position, {
    legal: (now) => rules.legalMoves(now, now === position ? seat : now.seat),
    after: (now, travel) => afterMoves(now, [travel].filter(isPreviewable)),
    // Travel options are sorted, the cheapest first.
    cheapestTo: (move) => (move.type === 'travel' && move.way === 0 ? move.city : null),
    wanted: (now, move) => isWanted(now, chosenSource, moveSource(move), SOURCE_ABILITY),
    buildsIn: buildsInCity,
    add: (before, move) => collected.add(before.filter(isPreviewable), move),
  });
  return collected.targets;
}

/** Whether a move can be previewed: it reveals nothing hidden and ends no turn. `step` is Brahmabot's next action. */
export const isPreviewable = (move: Move): move is PreviewableMove =>
  move.type !== 'end' && move.type !== 'plan' && move.type !== 'step';

/** Whether a move builds a statue or a shrine in a city. */
function buildsInCity(move: Move, city: number): boolean {
  return (move.type === 'statue' && move.city === city) || (move.type === 'shrine' && move.place === city);
}

/** Price of a target's last move in coins. */
export function priceLastMove(position: View, seat: number, { moves }: SharedTarget<Move>): number {
  const build = moves.at(-1);
  return build ? movePrice(position, seat, build) : 0;
}

function collect(priceOf: (target: Target) => number) {
  const sites = new Map<number, Target>();
  const cityBuilds = new Map<number, Target>();
  const villages = new Map<number, Target>();
  const travels = new Map<number, Target[]>();
  const flags = new Map<number, Target>();
  const characters = new Map<number, Target>();
  const tiles = new Map<number, Target>();
  const movesWithoutTarget: Move[] = [];
  const add = (before: readonly PreviewableMove[], move: Move) => {
    if (!isPreviewable(move)) {
      movesWithoutTarget.push(move);
      return;
    }
    const target: Target = { moves: [...before, move], source: moveSource(move) };
    switch (move.type) {
      case 'statue':
        return addCheapest(sites, move.city * SITE_COUNT + move.site, target, priceOf);
      case 'shrine':
        return move.place < CITY_COUNT
          ? addCheapest(cityBuilds, move.place, target, priceOf)
          : addCheapest(villages, move.place - CITY_COUNT, target, priceOf);
      // One of the first four shrines, before the first round.
      case 'found':
        return addFirst(villages, move.village, target);
      case 'travel':
        return addTravelTarget(travels, move.city, target);
      case 'flag':
        return addFirst(flags, move.city, target);
      // A change of character, a character in the draft, or one for the character that was taken away.
      case 'character':
      case 'pick':
      case 'maharani':
        return addFirst(characters, move.character, target);
      case 'reward':
        return addFirst(tiles, move.tile, target);
      default:
        movesWithoutTarget.push(move);
    }
  };
  const targets: Targets = {
    ...NO_TARGETS,
    sites,
    cityBuilds,
    villages,
    travels,
    flags,
    characters,
    tiles,
    movesWithoutTarget,
  };
  return { targets, add };
}
