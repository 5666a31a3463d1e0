import { UnknownGame, UnknownRules } from '@durbar/games';
import { FormatError } from '@durbar/kernel';
import {
  computeProgress,
  type LocalHost,
  LocalTable,
  MatchWithoutRules,
  type Progress,
  readSaved,
  type SavedMatch,
} from '@durbar/table';
import { type LoadedGame, loadGame } from '../games/load-game.ts';
import { myName } from '../state/my-name.ts';
import { BotWorker } from './bot-worker.ts';
import { claimMatch } from './claim-match.ts';
import { LocalConnection } from './local-connection.ts';
import type { LocalFacts } from './local-info.ts';
import { matchLibrary, type StoredMatch } from './match-library.ts';
import { forgetPendingMatch, takePendingMatch } from './pending-match.ts';

export interface OpenedMatch {
  readonly loaded: LoadedGame;
  readonly connection: LocalConnection;
  /** Stops the bots and gives up the claim on the match. */
  close(): void;
}

interface OpenMatchHandlers {
  /** Another tab plays the match now. */
  onClaimedElsewhere(): void;
  /** The browser does not store the match: it ends with this tab. */
  onNotSaved(): void;
}

/** A stored match whose rules this page does not have. It can be read, exported and deleted. */
export interface LocalMatchWithoutRules {
  readonly match: MatchWithoutRules;
  readonly facts: LocalFacts;
  readonly rules: number;
  /** The rules versions of the game that this page has; empty if it does not have the game. */
  readonly known: readonly number[];
  readonly discard: () => Promise<void>;
}

/**
 * Opens a match of this device, new or stored; null if there is none with that id.
 * @throws {FormatError} if what is stored cannot be read
 */
export async function openMatch(
  id: string,
  handlers: OpenMatchHandlers,
): Promise<OpenedMatch | LocalMatchWithoutRules | null> {
  const begun = takePendingMatch(id);
  const stored = begun ? null : await matchLibrary.read(id);
  const facts: LocalFacts | null = begun ?? stored;
  if (!facts) {
    if ((await matchLibrary.stored(id)) === undefined) return null;
    throw new FormatError(`the stored match ${id} is damaged`);
  }
  const loaded = await loadGameOf(facts.game, stored);
  if (isWithoutRules(loaded)) {
    const { match, rules, known } = loaded;
    return { match, rules, known, facts, discard: () => matchLibrary.remove(id) };
  }
  const bots = new BotWorker();
  let closed = false;
  const host: LocalHost = {
    game: loaded.game,
    now: () => performance.now(),
    askBot: bots.ask,
    save: async (saved) => {
      if (closed) return;
      await matchLibrary.write(matchToStore(facts, saved, isOver(), progress()));
      // The library stores the match from now on: a reopened page finds it there.
      forgetPendingMatch(id);
    },
    botFailed: (failure) => console.error(failure.error),
    saveFailed: (error) => {
      console.warn('the match is not saved:', error);
      handlers.onNotSaved();
    },
  };
  let table: LocalTable | null = null;
  const isOver = () => {
    // The table saves the match already while it is being made.
    const status = table?.match.status;
    return status === undefined ? (stored?.over ?? false) : status === 'over' || status === 'abandoned';
  };
  const progress = () => (table ? computeProgress(table.match) : stored?.progress);
  table = begun ? LocalTable.begin(begun.setup, host) : LocalTable.restore(stored?.saved, host);
  const match = table;
  const close = () => {
    closed = true;
    match.close();
    bots.close();
    release();
  };
  const release = claimMatch(id, () => {
    close();
    handlers.onClaimedElsewhere();
  });
  const discard = async () => {
    close();
    forgetPendingMatch(id);
    await matchLibrary.remove(id);
  };
  return { loaded, connection: new LocalConnection(match, facts, discard, myName), close };
}

/** A match as the library stores it. */
export function matchToStore(
  facts: LocalFacts,
  saved: SavedMatch,
  over: boolean,
  progress?: Progress,
): StoredMatch {
  const { id, game, names, colours, startedAt } = facts;
  const copied = colours && { colours: colours.map((own) => own.slice()) };
  const known = progress && { progress };
  return { id, game, names: [...names], ...copied, startedAt, lastAt: Date.now(), over, ...known, saved };
}

/** The parts of a match that need no rules. */
type WithoutRules = Pick<LocalMatchWithoutRules, 'match' | 'rules' | 'known'>;

function isWithoutRules(loaded: LoadedGame | WithoutRules): loaded is WithoutRules {
  return 'match' in loaded;
}

/**
 * Loads the game of a match in the version with which the match began; if this page does not have it, the parts of the
 * match that need no rules.
 */
async function loadGameOf(game: string, stored: StoredMatch | null): Promise<LoadedGame | WithoutRules> {
  if (!stored) return loadGame(game);
  const { rules, setup, log } = readSaved(stored.saved);
  try {
    return await loadGame(game, rules);
  } catch (error) {
    if (!(error instanceof UnknownRules || error instanceof UnknownGame)) throw error;
    const status = stored.over ? 'over' : 'running';
    const known = error instanceof UnknownRules ? error.known : [];
    return { match: new MatchWithoutRules({ game, rules, setup, log, status }), rules, known };
  }
}
