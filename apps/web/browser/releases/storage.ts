import * as z from 'zod/mini';
import type { Visitor } from '../support/browser.ts';
import { type MatchPlan, openSaved, playMoments } from '../support/pseudo/saved-matches.ts';
import { openTable, type Visit } from './visit.ts';

const savedGame = z.object({ value: z.looseObject({ id: z.string(), over: z.boolean() }) });
const database = z.looseObject({ stores: z.array(z.looseObject({ records: z.array(savedGame) })) });

/** What a browser keeps for the page, as Playwright reads and writes it. */
export const pageStorage = z.object({
  cookies: z.tuple([]),
  origins: z.array(
    z.object({
      origin: z.string(),
      localStorage: z.array(z.object({ name: z.string(), value: z.string() })),
      indexedDB: z.array(database),
    }),
  ),
});
export type PageStorage = z.infer<typeof pageStorage>;

/** The origin in a fixture; tests put their server's in its place. */
const ORIGIN = 'http://durbar.test';

/**
 * Plays at the screen as a person does, keeps matches of all games at different moments, and returns what the browser keeps.
 * @param map a file for the games that are played on own maps
 */
export async function fillStorage(visit: Visit, plans: readonly MatchPlan[]): Promise<PageStorage> {
  const { mira } = visit;
  const { page } = mira;
  // The page keeps the commitment of the table, and its own nonce.
  await openTable(visit);
  await page.keyboard.press('c');
  await page.getByLabel('Message').fill('not sent yet');
  await page.keyboard.press('Escape');
  await mira.go('/');
  await page.getByRole('button', { name: 'Play against bots Maharani' }).click();
  await page.waitForFunction(() => document.title.startsWith('●'));
  await mira.go('/');
  for (const plan of plans) {
    const { last, end } = await playMoments(plan, 'Mira');
    const [running] = [...last.values()].slice(-1);
    if (!running) throw new Error(`nothing was asked in ${plan.game}`);
    await openSaved(page, running);
    await openSaved(page, end);
  }
  await mira.go('/');
  return readStorage(mira);
}

async function readStorage({ context }: Visitor): Promise<PageStorage> {
  const { origins } = await context.storageState({ indexedDB: true });
  const [own] = origins;
  if (!own || origins.length > 1) throw new Error('the page keeps things under one origin');
  // What the tests themselves keep there.
  const localStorage = own.localStorage.filter(({ name }) => !name.startsWith('test.'));
  return pageStorage.parse({ cookies: [], origins: [{ ...own, origin: ORIGIN, localStorage }] });
}

/** What a release's page left in a browser, at the address of another server. */
export function moveStorage(storage: PageStorage, url: string): PageStorage {
  return { ...storage, origins: storage.origins.map((each) => ({ ...each, origin: url })) };
}
