// A bot of durbar-bot/1 for tests: `node bot.mjs HABIT…`. It makes the first legal move, but for its habits.
import { appendFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const habits = new Map(
  process.argv.slice(2).map((habit) => {
    const [name = '', value = ''] = habit.split('=');
    return [name, value];
  }),
);
const has = (/** @type {string} */ habit) => habits.has(habit);
/** @param {object} message */
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let asks = 0;

/** @param {any} message */
function decide({ id, ask, legal }) {
  asks++;
  if (has('crash') && asks === Number(habits.get('crash'))) {
    process.stderr.write('Traceback: \u001B[31mline 1\u001B[0m\nKeyError: gold\n');
    process.exitCode = 3;
    process.exit();
  }
  if (has('garbage') && asks === 2) process.stdout.write('I am thinking…\n');
  if (has('binary') && asks === 2) process.stdout.write(Buffer.from([0xff, 0xfe, 0x0a]));
  if (has('huge') && asks === 2) process.stdout.write('x'.repeat(2 << 20));
  if (has('mute') && asks === 2) {
    process.stdout.end();
    return;
  }
  const key = has('illegal') ? 'jump' : legal[0].key;
  // `slow=100` answers after so many milliseconds, with `from=40` from that question on.
  const wait = asks < Number(habits.get('from') ?? 0) ? 0 : Number(habits.get('slow') ?? 0);
  if (wait === 0) say({ t: 'move', id, ask, key });
  else setTimeout(() => say({ t: 'move', id, ask, key }), wait);
}

/** @param {any} message */
function handle(message) {
  if (has('log')) appendFileSync(habits.get('log') ?? '', `${JSON.stringify(message)}\n`);
  switch (message.t) {
    case 'hello':
      return say({
        t: 'hello',
        protocol: has('old') ? 0 : 1,
        name: habits.get('name') ?? 'node-bot',
        games: habits.get('games')?.split('+') ?? Object.keys(message.games),
        wants: ['legal', 'words'],
        offers: has('analyse') ? ['analyse'] : [],
      });
    case 'ask':
      return decide(message);
    case 'ping':
      return has('nopong') ? undefined : say({ t: 'pong', n: message.n });
    case 'analyse':
      return say({ t: 'lines', id: message.id, done: true, lines: [{ key: 'end', win: [1] }] });
    case 'quit':
      return has('stay') ? undefined : process.exit();
    case 'match':
    case 'end':
    case 'refused':
    case 'unknown':
      return undefined;
    default:
      return has('silent') ? undefined : say({ t: 'unknown' });
  }
}

if (has('pid')) writeFileSync(habits.get('pid') ?? '', String(process.pid));
if (has('early')) process.exit(5);
if (has('stay')) setInterval(() => undefined, 1000);
createInterface({ input: process.stdin }).on('line', (line) => {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    if (has('strict')) throw new Error('no JSON');
    return;
  }
  handle(message);
});
