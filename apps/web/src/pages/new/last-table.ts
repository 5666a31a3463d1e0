import { STRENGTHS } from '@durbar/bots';
import type { OptionValue } from '@durbar/kernel';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import {
  clockSettings,
  type SeriesPlan,
  seriesPlan,
  type TableTerms,
  tableTerms,
  USUAL_TERMS,
  type Visibility,
  visibility,
} from '@durbar/protocol';
import * as z from 'zod/mini';
import { CLOCK_CHOICES } from './clock-choice.ts';

const KEY = 'durbar.new-table';

const plan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('bot'), strength: z.enum(STRENGTHS) }),
]);

/** What was chosen for the last table of a game. Maps are not kept: they are large, and most are used once. */
const gameChoices = z.object({
  seats: z.array(plan),
  options: z.record(z.string(), z.union([z.boolean(), z.string(), z.array(z.string())])),
});

const lastTable = z.object({
  clock: z.object({ name: z.enum(CLOCK_CHOICES), settings: z.nullable(clockSettings) }),
  pace: z.enum(['live', 'days']),
  visibility: z.optional(visibility),
  /** What earlier versions stored instead: `private` was a table that people come to by its link. */
  access: z.optional(z.enum(['private', 'open'])),
  terms: z.optional(tableTerms),
  series: z.optional(z.nullable(seriesPlan)),
  games: z.record(z.string(), gameChoices),
});
type Stored = z.infer<typeof lastTable>;

export interface LastTable extends Omit<Stored, 'access' | 'visibility' | 'terms' | 'series'> {
  readonly visibility: Visibility;
  readonly terms: TableTerms;
  readonly series: SeriesPlan | null;
}

/** @returns null for what no version of the page has stored */
export function parseLastTable(json: unknown): LastTable | null {
  const stored = lastTable.safeParse(json).data;
  if (!stored) return null;
  const { access, visibility: chosen, terms = USUAL_TERMS, series = null, ...rest } = stored;
  return { ...rest, visibility: chosen ?? (access === 'open' ? 'open' : 'link'), terms, series };
}

/** What this device chose for its last table, and for the last one of each game; proposed for the next. */
export function readLastTable(): LastTable {
  const stored = readStored(KEY, parseLastTable);
  return (
    stored ?? {
      clock: { name: 'none', settings: null },
      pace: 'live',
      visibility: 'link',
      terms: USUAL_TERMS,
      series: null,
      games: {},
    }
  );
}

/** Keeps the choices of a new table. @param options without those whose value is an object */
export function writeLastTable(
  game: string,
  {
    seats,
    options,
    ...all
  }: Omit<LastTable, 'games'> & {
    readonly seats: readonly unknown[];
    readonly options: Readonly<Record<string, OptionValue>>;
  },
): void {
  const plain = Object.entries(options).filter(
    ([, value]) => typeof value !== 'object' || Array.isArray(value),
  );
  const { games } = readLastTable();
  const choices = { seats, options: Object.fromEntries(plain) };
  writeStored(KEY, { ...all, games: { ...games, [game]: choices } });
}
