import plainCard from '@durbar/kit/plain/cover/card.svg';
import plainThumb from '@durbar/kit/plain/cover/thumb.svg';
import { type GameId, ids, isGameId } from './index.ts';

/** Facts about a game that a page shows before the game's rules and board are loaded. */
export interface GameCover {
  readonly id: GameId;
  /** URL of its picture, 260 by 330; the kit's plain one for a game without a cover. */
  readonly card: string;
  /** URL of a square detail of the picture; the same default. */
  readonly thumb: string;
  /** The same as `meta.seatCounts` of the game. */
  readonly seatCounts: readonly number[];
  /** The numbers of seats with which each seat has two colours, as `coloursPerSeat` of the board says; absent if there are none. */
  readonly twoColours?: readonly number[] | undefined;
  /** The versions of its rules, ascending. */
  readonly rules: readonly number[];
  /** Whether its rules have options; the same as of `meta.options`. */
  readonly options: boolean;
  /** The names of its tutorials: `first`, which home offers, and `solo` for one person alone; absent if it has none. */
  readonly tutorials?: readonly string[] | undefined;
  /** The names of its introductions: `first`, which home offers, and `solo` for one person alone; absent if it has none. */
  readonly intros?: readonly string[] | undefined;
}

interface CoverFacts {
  readonly seatCounts: readonly number[];
  readonly twoColours?: readonly number[];
  readonly rules: readonly number[];
  readonly options?: boolean;
  readonly tutorials?: readonly string[];
  readonly intros?: readonly string[];
}

const facts = import.meta.glob<CoverFacts>('../*/cover/cover.json', { eager: true, import: 'default' });
const cards = import.meta.glob<string>('../*/cover/card.svg', { eager: true, import: 'default' });
const thumbs = import.meta.glob<string>('../*/cover/thumb.svg', { eager: true, import: 'default' });

/** The facts of a game's cover. @throws if the game has none */
function requireFacts(id: GameId): CoverFacts {
  const found = facts[`../${id}/cover/cover.json`];
  if (!found) throw new Error(`no ${id}`);
  return found;
}

const [first, ...others] = ids.map(
  (id): GameCover => ({
    id,
    card: cards[`../${id}/cover/card.svg`] ?? plainCard,
    thumb: thumbs[`../${id}/cover/thumb.svg`] ?? plainThumb,
    seatCounts: requireFacts(id).seatCounts,
    twoColours: requireFacts(id).twoColours,
    rules: requireFacts(id).rules,
    options: requireFacts(id).options ?? false,
    tutorials: requireFacts(id).tutorials,
    intros: requireFacts(id).intros,
  }),
);
if (!first) throw new Error('no games');

/** All games, in the order of the registry. */
export const covers: readonly [GameCover, ...GameCover[]] = [first, ...others];

export function findCover(id: string): GameCover | undefined {
  return isGameId(id) ? covers.find((game) => game.id === id) : undefined;
}
