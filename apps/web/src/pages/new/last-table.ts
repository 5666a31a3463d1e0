import { STRENGTHS } from '@durbar/bots';
import type { OptionValue } from '@durbar/kernel';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { clockSettings } from '@durbar/protocol';
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
  access: z.enum(['private', 'open']),
  games: z.record(z.string(), gameChoices),
});
type LastTable = z.infer<typeof lastTable>;

/** @returns null for what no version of the page has stored */
export function parseLastTable(json: unknown): LastTable | null {
  return lastTable.safeParse(json).data ?? null;
}

/** What this device chose for its last table, and for the last one of each game; proposed for the next. */
export function readLastTable(): LastTable {
  const stored = readStored(KEY, parseLastTable);
  return stored ?? { clock: { name: 'none', settings: null }, pace: 'live', access: 'private', games: {} };
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
