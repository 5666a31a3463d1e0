import { run } from '../../src/index.ts';
import { toyGames } from './games.ts';

// The server as a process of its own, with the toy game.
const worker = import.meta.url.endsWith('.ts') ? './toy-bot-worker.ts' : './toy-bot-worker.js';
process.exit(await run(process.env, { games: toyGames, botWorker: new URL(worker, import.meta.url) }));
