import type { FinishedMatch, History, HistoryQuery } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import type { HistoryRow } from '../storage/people-rows.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { lookAt, visibleNames } from './reader.ts';

/** Matches of a page. */
const PAGE = 20;

/** A page of a person's finished matches, as a reader may see them. @throws {Problem} if there is none for the reader */
export async function readHistory(
  context: ServerContext,
  reader: string,
  id: string,
  { filter = 'all', search, before }: HistoryQuery,
): Promise<History> {
  const { mayRead } = await lookAt(context, reader, id);
  if (!mayRead) return { matches: [], next: null };
  const rows = await context.store.people.listHistory(id, {
    filter,
    search,
    before: parseCursor(before),
    count: PAGE + 1,
    hidden: context.blocks.listThoseWhoBlock(reader),
  });
  const shown = rows.slice(0, PAGE);
  const people = shown.flatMap(({ seats }) => seats.map(({ person }) => person));
  const names = await visibleNames(context, reader, people);
  const last = shown.at(-1);
  return {
    matches: shown.map((row) => describeMatch(row, reader, names)),
    next: rows.length > PAGE && last ? formatCursor(last.endedAt, String(last.match)) : null,
  };
}

/** @param names of those whom the reader may see */
function describeMatch(
  { seats, ...row }: HistoryRow,
  reader: string,
  names: ReadonlyMap<string, string>,
): FinishedMatch {
  const own = seats.find((seat) => seat.n === row.own);
  if (!own) throw new Error('a match of a person has no row of theirs');
  const others = seats.filter((seat) => seat !== own);
  const { match, table, game, rules, players, startedAt, endedAt, rated } = row;
  const mayOpen = row.open || seats.some(({ person }) => person === reader);
  return {
    match,
    table: mayOpen ? table : null,
    game,
    rules,
    seats: players,
    startedAt,
    endedAt,
    place: own.place,
    tied: others.some(({ place, left }) => place === own.place && left === own.left),
    score: own.score,
    margin: marginOf(own, others),
    left: own.left,
    rated,
    change: own.change,
    company: others.map(({ person, bot, place, score }) => {
      const name = person === null ? null : (names.get(person) ?? null);
      return { person: name === null ? null : person, name, bot, place, score };
    }),
  };
}

type Scored = Pick<HistoryRow['seats'][number], 'score' | 'place'>;

/** Points ahead of the best other, for the winner; else behind the best of those ahead. */
function marginOf(own: Scored, others: readonly Scored[]): number | null {
  if (own.score === null) return null;
  const compared = own.place === 1 ? others : others.filter(({ place }) => place < own.place);
  const scores = compared.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : own.score - Math.max(...scores);
}
