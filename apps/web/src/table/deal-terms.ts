import { canonicalJson, type Game, type MatchRecord, readOptions, sha256Hex } from '@durbar/kernel';
import type { TableInfo } from '@durbar/protocol';
import type { DealTerms } from './kept-deals.ts';

/*
 * What a deal is made for. The seed binds nobody to game, rules and options, but draws differ with them: a server that could
 * change them once it knows all nonces could choose among deals.
 */

/** What a table's deal will be made for. Values are kept as hashes: a map may be large. */
export function dealTerms({
  game,
  rules,
  options,
}: Pick<TableInfo, 'game' | 'rules' | 'options'>): DealTerms {
  return { game, rules, options: hashOptions(options) };
}

/** Whether a record's deal was made for what this device kept. */
export function isDealtFor(game: Game, record: MatchRecord, { options, ...kept }: DealTerms): boolean {
  const expected = { ...hashOptions(readOptions(game.meta.options, {})), ...options };
  const dealt = hashOptions(record.options);
  const names = new Set([...Object.keys(expected), ...Object.keys(dealt)]);
  return (
    kept.game === record.game &&
    kept.rules === record.rules &&
    [...names].every((name) => expected[name] === dealt[name])
  );
}

function hashOptions(options: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, sha256Hex(canonicalJson(inOrder(value)))]),
  );
}

/** A set of values may be given in any order, and one of them twice. */
function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? [...new Set(value.map((each) => canonicalJson(each)))].toSorted() : value;
}
