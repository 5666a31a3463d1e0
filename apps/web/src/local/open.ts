import { LocalTable, type LocalWorld, type SavedMatch } from '@durbar/table';
import { type LoadedGame, loadGame } from '../games/index.ts';
import { forgetBegun, takeBegun } from './begin.ts';
import { BotWorker } from './bots.ts';
import { claim } from './claim.ts';
import { DeviceLink } from './device-link.ts';
import type { LocalFacts } from './info.ts';
import { type KeptMatch, library } from './library.ts';

export interface OpenedMatch {
  readonly loaded: LoadedGame;
  readonly link: DeviceLink;
  /** Stops bots and lets another tab have it. */
  close(): void;
}

interface Hearing {
  /** Another tab plays the match now. */
  lost(): void;
  /** The browser does not keep the match: it ends with this tab. */
  notKept(): void;
}

/** Opens a match of this device, new or kept; null where there is none of that id. */
export async function openMatch(id: string, hearing: Hearing): Promise<OpenedMatch | null> {
  const begun = takeBegun(id);
  const kept = begun ? null : await library.read(id);
  const facts: LocalFacts | null = begun ?? kept;
  if (!facts) return null;
  const loaded = await loadGame(facts.game);
  const bots = new BotWorker();
  let closed = false;
  const world: LocalWorld = {
    game: loaded.game,
    now: () => performance.now(),
    askBot: bots.ask,
    save: async (saved) => {
      if (closed) return;
      await library.write(keptMatch(facts, saved, isOver()));
      // From here on the library has it, should the page be left and come back to.
      forgetBegun(id);
    },
    botFailed: (failure) => console.error(failure.error),
    saveFailed: (error) => {
      console.warn('the match is not kept:', error);
      hearing.notKept();
    },
  };
  let table: LocalTable | null = null;
  const isOver = () => table?.match.status === 'over' || table?.match.status === 'abandoned';
  table = begun ? LocalTable.begin(begun.setup, world) : LocalTable.restore(kept?.saved, world);
  const match = table;
  const close = () => {
    closed = true;
    match.close();
    bots.close();
    release();
  };
  const release = claim(id, () => {
    close();
    hearing.lost();
  });
  const discard = async () => {
    close();
    forgetBegun(id);
    await library.remove(id);
  };
  return { loaded, link: new DeviceLink(match, facts, discard), close };
}

function keptMatch({ id, game, names, startedAt }: LocalFacts, saved: SavedMatch, over: boolean): KeptMatch {
  return { id, game, names: [...names], startedAt, lastAt: Date.now(), over, saved };
}
