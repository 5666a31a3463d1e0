import type { PersonRating, Profile, ProfileFigures, SeatGroup } from '@durbar/protocol';
import { seatGroupOf } from '@durbar/protocol';
import { loadZones } from '../clocks/zones.ts';
import type { ServerContext } from '../core/context.ts';
import { shownStrength } from '../ratings/bradley-terry.ts';
import { loadRatingData } from '../ratings/keeper.ts';
import { medianOf } from '../rooms/result.ts';
import type { RatingRow, TallyRow } from '../storage/people-rows.ts';
import { type Look, lookAt } from './reader.ts';

/** The last matches that say how a person plays now. */
const LATEST = 50;
/** Matches from which on something can be said of a habit. */
const HABIT = 10;

/** The page of a person. @throws {Problem} if there is none for the reader */
export async function readProfile(context: ServerContext, reader: string, id: string): Promise<Profile> {
  const look = await lookAt(context, reader, id);
  const blocked = context.blocks.has(reader, id);
  return {
    id,
    name: look.person.name,
    you: reader === id,
    blocked,
    invitable: !blocked && (await haveMet(context, reader, id)),
    private: look.isPrivate,
    figures: look.mayRead ? await readFigures(context, look) : null,
  };
}

async function haveMet({ store }: ServerContext, reader: string, id: string): Promise<boolean> {
  return (await store.listCompanions(reader)).some((each) => each.id === id);
}

async function readFigures(context: ServerContext, { reader, person }: Look): Promise<ProfileFigures> {
  const { store } = context;
  const { people } = store;
  const tally = await people.tally(person.id);
  const latest = await people.listLatest(person.id, LATEST);
  const ratings = await people.listRatings(person.id);
  const clock = await store.findPersonClock(person.id);
  const zone = clock?.hours?.zone ?? null;
  return {
    ...describeRecord(tally),
    since: person.createdAt,
    often: zone === null ? null : findHabit(await readMinutes(latest, zone)),
    running: await people.countRunning(person.id),
    byGame: groupByGame(tally).map(describeKind),
    ratings: ratings.map(describeRating),
    anchors: await listAnchors(context, ratings),
    best: await people.listBest(person.id, reader),
    turnMs: medianOf(latest.flatMap(({ turnMs }) => turnMs ?? [])),
    left: sumOf(tally.filter(({ left }) => left)),
  };
}

/** How often a person came in at which place, and what would be even with the same numbers of seats. */
function describeRecord(rows: readonly TallyRow[]): Pick<ProfileFigures, 'finished' | 'won' | 'places'> {
  const finished = sumOf(rows);
  const places = new Map<number, number>();
  for (const { place, count } of rows) places.set(place, (places.get(place) ?? 0) + count);
  const even = rows.reduce((sum, { players, automata, count }) => sum + count / (players + automata), 0);
  const won = sumOf(rows.filter(({ place, left }) => place === 1 && !left));
  return {
    finished,
    won: finished === 0 ? null : { share: won / finished, even: even / finished },
    places: [...places].toSorted(([a], [b]) => a - b).map(([place, count]) => ({ place, count })),
  };
}

interface GameTally {
  readonly game: string;
  readonly group: SeatGroup | null;
  readonly rows: readonly TallyRow[];
}

/** The kinds of matches that a person has played, the most played first. */
function groupByGame(tally: readonly TallyRow[]): GameTally[] {
  const kinds = new Map<string, GameTally & { readonly rows: TallyRow[] }>();
  for (const row of tally) {
    const group = seatGroupOf(row.players);
    const key = `${row.game}/${group}`;
    const kind = kinds.get(key) ?? { game: row.game, group, rows: [] };
    kind.rows.push(row);
    kinds.set(key, kind);
  }
  return [...kinds.values()].toSorted((a, b) => sumOf(b.rows) - sumOf(a.rows));
}

function describeKind({ rows, ...kind }: GameTally): ProfileFigures['byGame'][number] {
  return { ...kind, ...describeRecord(rows) };
}

function describeRating({ game, group, matches, ...strength }: RatingRow): PersonRating {
  return { game, group, matches, ...shownStrength(strength) };
}

function sumOf(rows: readonly TallyRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The times of day, in minutes after midnight, at which matches ended in a zone. */
async function readMinutes(ended: readonly { readonly at: number }[], zone: string): Promise<number[]> {
  const zones = await loadZones();
  return ended.map(({ at }) => Math.floor((at + zones(zone, at).offsetMs) / 60_000) % (24 * 60));
}

/** The bots of fixed strength in the games of some ratings, the weakest first. */
async function listAnchors(
  { games }: ServerContext,
  ratings: readonly RatingRow[],
): Promise<ProfileFigures['anchors']> {
  const anchors: ProfileFigures['anchors'] = [];
  for (const { game, group } of ratings) {
    const data = await loadRatingData(games, game);
    for (const [bot, rating] of Object.entries(data?.anchors[group] ?? {}))
      anchors.push({ game, group, bot, rating });
  }
  return anchors.toSorted((a, b) => a.rating - b.rating);
}

const PARTS = [
  { part: 'nights', until: 5 * 60 },
  { part: 'mornings', until: 12 * 60 },
  { part: 'afternoons', until: 18 * 60 },
  { part: 'evenings', until: 23 * 60 },
  { part: 'nights', until: 24 * 60 },
] as const;

/** The part of the day in which more than half of some times of day are; null if there is none, or too few times. */
export function findHabit(minutes: readonly number[]): ProfileFigures['often'] {
  if (minutes.length < HABIT) return null;
  const parts = minutes.map((minute) => PARTS.find(({ until }) => minute < until)?.part ?? 'nights');
  return parts.find((part) => parts.filter((other) => other === part).length * 2 > parts.length) ?? null;
}
