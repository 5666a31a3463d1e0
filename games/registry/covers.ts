import { type GameId, ids, isGameId } from './index.ts';

/** What a page shows of a game before its rules and board are loaded. */
export interface GameCover {
  readonly id: GameId;
  /** Address of its picture, 260 by 330. */
  readonly card: string;
  /** Address of a square part of it. */
  readonly thumb: string;
  /** The same as `meta.seatCounts` of the game. */
  readonly seatCounts: readonly number[];
}

interface CoverFacts {
  readonly seatCounts: readonly number[];
}

const facts = import.meta.glob<CoverFacts>('../*/cover/cover.json', { eager: true, import: 'default' });
const cards = import.meta.glob<string>('../*/cover/card.svg', { eager: true, import: 'default' });
const thumbs = import.meta.glob<string>('../*/cover/thumb.svg', { eager: true, import: 'default' });

/** The file of a game's `cover` folder. @throws if it is missing: each game has all three */
function fileOf<T>(files: Readonly<Record<string, T>>, id: GameId, name: string): T {
  const file = files[`../${id}/cover/${name}`];
  if (file === undefined) throw new Error(`games/${id}/cover/${name} is missing`);
  return file;
}

const [first, ...others] = ids.map(
  (id): GameCover => ({
    id,
    card: fileOf(cards, id, 'card.svg'),
    thumb: fileOf(thumbs, id, 'thumb.svg'),
    seatCounts: fileOf(facts, id, 'cover.json').seatCounts,
  }),
);
if (!first) throw new Error('games/registry lists no game');

/** All games, in the order of the registry. */
export const covers: readonly [GameCover, ...GameCover[]] = [first, ...others];

export function coverOf(id: string): GameCover | undefined {
  return isGameId(id) ? covers.find((game) => game.id === id) : undefined;
}
