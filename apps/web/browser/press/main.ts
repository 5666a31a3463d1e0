import { ids } from '@durbar/games';
import { launch } from '../support/launch.ts';
import { TestServer } from '../support/server.ts';
import { percentile } from './percentile.ts';
import { measurePresses } from './play.ts';

const presses = Number(process.argv[2] ?? '60');
if (!Number.isInteger(presses) || presses < 1)
  throw new Error('npm run bench:press -- [presses of each game]');
// With the picture, as players have it.
const [browser, server] = await Promise.all([launch(true), TestServer.start()]);
try {
  for (const game of ids) {
    const { times, unanswered } = await measurePresses(browser, server.url, game, presses);
    const [median, late, most] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0));
    console.log(
      `${game}: ${times.length} presses, median ${median} ms, p95 ${late} ms, most ${most} ms; ${unanswered} changed nothing`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
process.exit(0);
