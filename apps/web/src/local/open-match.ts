import { UnknownGame, UnknownRules } from '@durbar/games';
import { type LocalHost, LocalTable, MatchWithoutRules, readSaved, type SavedMatch } from '@durbar/table';
import { type LoadedGame, loadGame } from '../games/load-game.ts';
import { BotWorker } from './bot-worker.ts';
import { claimMatch } from './claim-match.ts';
import { LocalConnection } from './local-connection.ts';
import type { LocalFacts } from './local-info.ts';
import { type KeptMatch, matchLibrary } from './match-library.ts';
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

/** Opens a match of this device, new or stored; null if there is none with that id. */
export async function openMatch(
  id: string,
  handlers: OpenMatchHandlers,
): Promise<OpenedMatch | LocalMatchWithoutRules | null> {
  const begun = takePendingMatch(id);
  const kept = begun ? null : await matchLibrary.read(id);
  const facts: LocalFacts | null = begun ?? kept;
  if (!facts) return null;
  const loaded = await loadGameOf(facts.game, kept);
  if (!('board' in loaded)) {
    const { match, rules, known } = loaded;
    return { match, rules, known, facts, discard: () => matchLibrary.remove(id) };
  }
  const bots = new BotWorker();
  let closed = false;
  const world: LocalHost = {
    game: loaded.game,
    now: () => performance.now(),
    askBot: bots.ask,
    save: async (saved) => {
      if (closed) return;
      await matchLibrary.write(keptMatch(facts, saved, isOver()));
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
    return status === undefined ? (kept?.over ?? false) : status === 'over' || status === 'abandoned';
  };
  table = begun ? LocalTable.begin(begun.setup, world) : LocalTable.restore(kept?.saved, world);
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
  return { loaded, connection: new LocalConnection(match, facts, discard), close };
}

function keptMatch(facts: LocalFacts, saved: SavedMatch, over: boolean): KeptMatch {
  const { id, game, names, colours, startedAt } = facts;
  const kept = colours && { colours: colours.map((own) => own.slice()) };
  return { id, game, names: [...names], ...kept, startedAt, lastAt: Date.now(), over, saved };
}

/**
 * Loads the game of a match in the version with which the match began; if this page does not have it, the parts of the
 * match that need no rules.
 */
async function loadGameOf(
  game: string,
  kept: KeptMatch | null,
): Promise<LoadedGame | Pick<LocalMatchWithoutRules, 'match' | 'rules' | 'known'>> {
  if (!kept) return loadGame(game);
  const { rules, setup, log } = readSaved(kept.saved);
  try {
    return await loadGame(game, rules);
  } catch (error) {
    if (!(error instanceof UnknownRules || error instanceof UnknownGame)) throw error;
    const status = kept.over ? 'over' : 'running';
    const known = error instanceof UnknownRules ? error.known : [];
    return { match: new MatchWithoutRules({ game, rules, setup, log, status }), rules, known };
  }
}
