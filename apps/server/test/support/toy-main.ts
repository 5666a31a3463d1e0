import { runUntilStopped } from '../../src/index.ts';
import { toyGames } from './games.ts';

// The server with the toy game, in its own process.
const worker = import.meta.url.endsWith('.ts') ? './toy-bot-worker.ts' : './toy-bot-worker.js';
process.exit(
  await runUntilStopped(process.env, { games: toyGames, botWorker: new URL(worker, import.meta.url) }),
);
