import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerSchemas } from '@durbar/server/test/releases/conversation.ts';
import type { DataFacts } from '@durbar/server/test/releases/data-facts.ts';
import { makeData } from '@durbar/server/test/releases/make-data.ts';
import { serveFile } from '@durbar/server/test/releases/program.ts';
import { launch } from '../support/launch.ts';
import type { MatchPlan } from '../support/pseudo/saved-matches.ts';
import { fillStorage } from './storage.ts';
import { arrive, askEverything, play, type Visit } from './visit.ts';
import { writeRecords } from './write-records.ts';

/** Matches that the page of a release has kept, each at a moment in play and at its end. */
const savedMatches = (map: unknown): readonly MatchPlan[] => [
  { game: 'maharani', seats: 2 },
  { game: 'maharani', seats: 3, people: 3 },
  { game: 'maharaja-2020', seats: 1, options: { solo: 'medium' } },
  { game: 'maharaja-2020', seats: 2, options: { mapFile: map } },
  { game: 'maharaja-2004', seats: 3, options: { preset: 'advanced1' } },
];

/**
 * Writes what this program reads and writes as fixtures of a release.
 * @param root of the repository, which has been built
 * @throws if the release has fixtures already: they never change
 */
export async function generateRelease(release: string, root: string): Promise<void> {
  if (!/^[1-9]\d*$/.test(release)) throw new Error('name the release by its number, such as 1');
  const folder = join(root, 'fixtures', 'releases', release);
  if (existsSync(folder)) throw new Error(`${folder} exists already; fixtures of a release never change`);
  // Written beside it first, so that the folder is there whole or not at all.
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const map = join(root, 'games', 'kingdom', 'data', 'map-smallest.json');
  copyFileSync(map, join(partial, 'map.json'));
  const mapFile: unknown = JSON.parse(readFileSync(map, 'utf8'));

  console.log('records …');
  await writeRecords(partial, root, mapFile);
  console.log('data file …');
  const dataFile = join(partial, 'data.db');
  const facts = await makeData(dataFile);
  rmSync(`${dataFile}.lock`, { force: true });
  writeJson(partial, 'data.json', facts);
  writeJson(partial, 'schemas.json', answerSchemas());
  console.log('page …');
  await recordPage(partial, facts, mapFile);
  renameSync(partial, folder);
}

/** Records conversations of the page, and what it keeps in the browser. */
async function recordPage(folder: string, facts: DataFacts, mapFile: unknown): Promise<void> {
  mkdirSync(join(folder, 'conversations'));
  const browser = await launch();
  const begin = async <T>(run: (visit: Visit) => Promise<T>): Promise<{ visit: Visit; result: T }> => {
    const scratch = mkdtempSync(join(tmpdir(), 'durbar-release-'));
    const copy = join(scratch, 'durbar.db');
    copyFileSync(join(folder, 'data.db'), copy);
    const server = await serveFile(copy, facts.time);
    const visit = await arrive(browser, server.url, facts);
    const result = await run(visit);
    await visit.mira.leave();
    await visit.jonas.leave();
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
    return { visit, result };
  };
  const played = await begin(async (visit) => {
    await play(visit);
    return visit.recorder.steps();
  });
  writeJson(folder, 'conversations/play.json', played.result);
  const asked = await begin(async (visit) => {
    await visit.mira.go('/');
    await visit.jonas.go('/');
    await askEverything(visit);
    return visit.recorder.steps();
  });
  writeJson(folder, 'conversations/everything.json', asked.result);
  const kept = await begin((visit) => fillStorage(visit, savedMatches(mapFile)));
  writeJson(folder, 'storage.json', kept.result);
  await browser.close();
}

/** One line for each part of the first level, so that changes can be read. */
function writeJson(folder: string, name: string, value: unknown): void {
  const lines = Array.isArray(value)
    ? `[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
    : JSON.stringify(value, null, 1);
  writeFileSync(join(folder, name), `${lines}\n`);
}
