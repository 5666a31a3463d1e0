import type { RatingData } from '@durbar/kernel';
import { seatGroupOf } from '@durbar/protocol';
import type { Games } from '../core/context.ts';
import { InTurn } from '../core/in-turn.ts';
import type { CountedSeat, RatingRow, UncountedResult } from '../storage/people-rows.ts';
import type { RowChange, Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import {
  advantagesOf,
  type Contestant,
  joinStrengths,
  muOf,
  NEWCOMER,
  rateMatch,
  shownStrength,
} from './bradley-terry.ts';

/** Results that are read at once. */
const BATCH = 50;

/** What the keeper needs of a server, or of a program that opens its data file. */
export interface RatingContext {
  readonly store: Pick<Store, 'people'>;
  readonly writer: Pick<Writer, 'writeRows'>;
  readonly games: Games;
}

/** A seat that takes part in ratings, and who is rated for it. */
interface Rated {
  readonly n: number;
  readonly contestant: Contestant;
  readonly person: string | null;
  readonly before: RatingRow;
}

/**
 * Keeps the ratings up to date: results are counted one after the other, in the order in which the matches ended. A result is
 * marked as counted in the commit of the ratings that have it, so that it is counted once, whenever the program is killed.
 */
export class RatingKeeper {
  readonly #context: RatingContext;
  readonly #turns = new InTurn();
  readonly #data = new Map<string, RatingData | null>();
  #isStopped = false;

  constructor(context: RatingContext) {
    this.#context = context;
  }

  /** Counts all results that are not counted. @throws {StorageError} */
  count(): Promise<void> {
    return this.#turns.run('count', () => this.#countAll());
  }

  /** Computes all ratings again. @throws {StorageError} */
  rebuild(): Promise<void> {
    return this.#turns.run('count', async () => {
      await this.#context.writer.writeRows([{ kind: 'reset ratings' }]);
      await this.#countAll();
    });
  }

  /** Has what is known of a person's strength count for another one, who is the same human being. @throws {StorageError} */
  move(from: string, to: string): Promise<void> {
    return this.#turns.run('count', async () => {
      const { store, writer } = this.#context;
      await this.#countAll();
      const moved = await store.people.listRatings(from);
      if (moved.length === 0) return;
      const own = await store.people.listRatings(to);
      const ratings = moved.map((each) => {
        const same = own.find(({ game, group }) => game === each.game && group === each.group);
        return same ? joinRatings(same, each) : each;
      });
      await writer.writeRows([{ kind: 'move ratings', from, to, ratings }]);
    });
  }

  /** Counts nothing more. Resolves once nothing is being counted. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#turns.run('count', () => Promise.resolve());
  }

  async #countAll(): Promise<void> {
    const { store, writer } = this.#context;
    while (!this.#isStopped) {
      const results = await store.people.listUncounted(BATCH);
      if (results.length === 0) return;
      for (const result of results) {
        if (this.#isStopped) return;
        await writer.writeRows([await this.#countOne(result)]);
      }
    }
  }

  async #countOne(result: UncountedResult): Promise<RowChange> {
    const rated = await this.#listRated(result);
    // One alone, without a bot whose strength is known, has nothing to be compared with.
    const after = rated.length < 2 ? [] : rateMatch(rated.map(({ contestant }) => contestant));
    const seats: CountedSeat[] = [];
    const ratings: (RatingRow & { person: string })[] = [];
    for (const [i, { mu, sigma }] of after.entries()) {
      const own = rated[i];
      if (!own || own.contestant.isFixed) continue;
      const { before, person, n } = own;
      const change = shownStrength({ mu, sigma }).rating - shownStrength(before).rating;
      seats.push({ n, mu: before.mu, sigma: before.sigma, change });
      if (person !== null) ratings.push({ ...before, person, mu, sigma, matches: before.matches + 1 });
    }
    return { kind: 'count result', table: result.table, seats, ratings };
  }

  async #listRated({ game, players, seats }: UncountedResult): Promise<Rated[]> {
    const group = seatGroupOf(players);
    if (group === null) return [];
    const data = await this.#dataOf(game);
    const shares = data?.shares[players];
    const advantages = shares ? advantagesOf(shares) : [];
    const rated: Rated[] = [];
    for (const { n, seat, person, bot, place, order, before } of seats) {
      const advantage = advantages[data?.turnOrder === 'from starter' ? order : seat] ?? 0;
      const anchor = bot === null ? null : data?.anchors[group][bot];
      // Nothing is known of other bots.
      if (anchor === undefined) continue;
      const unknown = { ...NEWCOMER, ...before, game, group, matches: 0 };
      const own =
        anchor !== null
          ? { ...unknown, mu: muOf(anchor), sigma: 0 }
          : ((person === null ? null : await this.#findRating(person, unknown)) ?? unknown);
      const contestant = { mu: own.mu, sigma: own.sigma, place, advantage, isFixed: anchor !== null };
      rated.push({ n, contestant, person, before: own });
    }
    return rated;
  }

  async #findRating(person: string, { game, group }: RatingRow): Promise<RatingRow | null> {
    const ratings = await this.#context.store.people.listRatings(person);
    return ratings.find((each) => each.game === game && each.group === group) ?? null;
  }

  async #dataOf(game: string): Promise<RatingData | null> {
    const known = this.#data.get(game);
    if (known !== undefined) return known;
    const data = await loadRatingData(this.#context.games, game);
    this.#data.set(game, data);
    return data;
  }
}

function joinRatings(one: RatingRow, other: RatingRow): RatingRow {
  return { ...one, ...joinStrengths(one, other), matches: one.matches + other.matches };
}

/** What ratings need to know of a game; null where nothing is known, also of games that this build does not have. */
export async function loadRatingData(games: Games, game: string): Promise<RatingData | null> {
  if (!games.loadRatings || !games.ids.includes(game)) return null;
  return games.loadRatings(game);
}
