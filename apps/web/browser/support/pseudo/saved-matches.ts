import { botNamed } from '@durbar/bots';
import { load } from '@durbar/games';
import { seededRng } from '@durbar/kernel';
import { type Awaited, Match, type MatchSetup, type SavedMatch } from '@durbar/table';
import type { Page } from 'playwright-core';
import type { StoredMatch } from '../../../src/local/match-library.ts';

/** A match to be played by bots in memory; it is the same in each run. */
export interface MatchPlan {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** How many people sit at the screen, in the first seats; by default one, in the seat that is asked. */
  readonly people?: number;
}

/** Somebody's moments in a match: the first and the last time a kind of decision was asked, and the end. */
export interface SavedMoments {
  readonly first: ReadonlyMap<string, StoredMatch>;
  readonly last: ReadonlyMap<string, StoredMatch>;
  readonly end: StoredMatch;
}

/**
 * Plays a match in memory and keeps it as a device would at each kind of decision. Who is asked there is the person with
 * the given name, and bots have the other seats.
 */
export async function playMoments(plan: MatchPlan, name: string): Promise<SavedMoments> {
  const game = await load(plan.game);
  // Such bots come to all kinds of decisions, and quickly.
  const bot = botNamed('random');
  const match = Match.begin(createSetup(plan, 0), { game });
  const first = new Map<string, StoredMatch>();
  const last = new Map<string, StoredMatch>();
  const keep = (asked: Awaited | null): StoredMatch => {
    const setup = createSetup(plan, asked?.seat ?? 0);
    const saved: SavedMatch = {
      format: 'durbar-local',
      version: 1,
      game: plan.game,
      rules: game.meta.rules,
      setup,
      log: [...match.log],
    };
    const names = setup.seats.map(({ control }) => (control === 'person' ? name : null));
    const id = `${formatId(plan)}-${match.log.length}`;
    return { id, game: plan.game, names, startedAt: 0, lastAt: 0, over: asked === null, saved };
  };
  for (let [asked] = match.awaiting(); asked; [asked] = match.awaiting()) {
    const { seat, control, decision, view } = asked;
    const kept = keep(asked);
    if (!first.has(decision.kind)) first.set(decision.kind, kept);
    last.set(decision.kind, kept);
    const rng = seededRng(plan.seed ?? 'a', `${match.log.length}`);
    const move = bot.choose(game, game.parseView(view), seat, { rng, now: () => 0 });
    const act = { kind: 'move', move } as const;
    const command = { id: `m${match.log.length}`, seat, decision: decision.id, act };
    match.command(command, 0, control === 'bot' ? 'bot' : 'person');
  }
  return { first, last, end: keep(null) };
}

/** A name that no other plan has, fit for an address. */
const formatId = ({ game, seats, options = {}, seed = 'a', people = 1 }: MatchPlan): string =>
  [game, seats, ...Object.entries(options).flatMap(formatOption), seed, people].join('-');

const formatOption = ([name, value]: readonly [string, unknown]): string[] =>
  typeof value === 'object' ? [name] : [name, JSON.stringify(value).replaceAll('"', '')];

/** The table of a plan. @param asked the seat of the person, where there is one */
function createSetup(
  { game, seats, options = {}, seed = 'a', people = 1 }: MatchPlan,
  asked: number,
): MatchSetup {
  const isPerson = (seat: number) => (people > 1 ? seat < people : seat === asked);
  return {
    table: `${game}-${seed}`,
    options,
    seats: Array.from({ length: seats }, (_, seat) =>
      isPerson(seat)
        ? { id: `p${seat + 1}`, control: 'person' }
        : { id: `b${seat + 1}`, control: 'bot', bot: 'greedy' },
    ),
    secret: '0'.repeat(64),
    nonces: Array.from({ length: people }, () => '0123456789abcdef'.repeat(2)),
    standIn: 'greedy',
  };
}

/** A moment of a kind of decision. @throws if the match had none */
export function requireMoment(moments: ReadonlyMap<string, StoredMatch>, kind: string): StoredMatch {
  const kept = moments.get(kind);
  if (!kept) throw new Error(`nobody was asked for ${kind}, only for ${[...moments.keys()].join(', ')}`);
  return kept;
}

/** Puts a match into the device's library, and goes to it without a reload. The page must have been opened before. */
export async function openSaved(page: Page, kept: StoredMatch): Promise<void> {
  await page.evaluate(async (match) => {
    const library = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('durbar', 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('matches', { keyPath: 'id' }),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no library')));
    });
    const writing = library.transaction('matches', 'readwrite');
    writing.objectStore('matches').put(match);
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('abort', reject);
    });
    library.close();
    history.pushState(null, '', `/local/${match.id}`);
  }, kept);
}
