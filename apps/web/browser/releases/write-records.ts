import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, ids, loadVersions } from '@durbar/games';
import { type MatchRecord, parseRecord, writeRecord } from '@durbar/kernel';
import { computeBehaviour } from '@durbar/table/test/releases/behaviour.ts';
import { listMissing } from '@durbar/table/test/releases/coverage.ts';
import { makeRecord } from '@durbar/table/test/releases/make-records.ts';
import { planMatches } from '@durbar/table/test/releases/plans.ts';

/**
 * Writes records of all games in all versions of their rules, and `behaviour.json`, which has a digest of what the rules do
 * in each.
 * @param root of the repository
 * @param map a file for games that are played on own maps
 */
export async function writeRecords(folder: string, root: string, map: unknown): Promise<void> {
  mkdirSync(join(folder, 'records'));
  const behaviour: Record<string, string> = {};
  for (const id of ids)
    for (const game of await loadVersions(id)) {
      const made = planMatches(game, map).map((plan) => [plan.name, makeRecord(plan)] as const);
      const more = otherEndings(
        game,
        join(root, 'games', id, 'fixtures'),
        made.map(([, record]) => record),
      );
      const all = [...made, ...more];
      const missing = listMissing(
        game.meta,
        all.map(([, record]) => record),
      );
      if (missing.length > 0) throw new Error(`no record has ${missing.join(', ')}`);
      for (const [name, record] of all) {
        writeFileSync(join(folder, 'records', `${name}.json`), writeRecord(record));
        behaviour[name] = computeBehaviour(game, record);
      }
    }
  writeFileSync(join(folder, 'behaviour.json'), `${JSON.stringify(behaviour, null, 1)}\n`);
}

/** Finished matches that the game's own tests keep, for the endings that no other record has. */
function otherEndings(
  { meta }: AnyGame,
  fixtures: string,
  made: readonly MatchRecord[],
): (readonly [string, MatchRecord])[] {
  const endings = new Set(made.map(({ outcome }) => outcome?.ending));
  if (!existsSync(fixtures)) return [];
  const found: [string, MatchRecord][] = [];
  for (const file of readdirSync(fixtures).toSorted()) {
    const record = parseRecord(readFileSync(join(fixtures, file), 'utf8'));
    if (record.rules !== meta.rules || endings.has(record.outcome?.ending)) continue;
    endings.add(record.outcome?.ending);
    found.push([`${meta.id}-${meta.rules}-${file.replace('.json', '')}`, record]);
  }
  return found;
}
