import { BOT_NAMES } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import { ids } from '@durbar/games';
import { loadBots } from '../bots.ts';
import { endingWords } from '../endings.ts';
import { makeFolder, readText } from '../files.ts';
import { checkSeats, loadGame, readOptions } from '../game.ts';
import { collect, share, whole } from '../numbers.ts';
import type { AddCommand } from '../program.ts';
import { startProgress } from '../progress.ts';
import type { Simulation } from '../sim/simulate.ts';
import { MOST_ROUNDS, simulate } from '../sim/simulate.ts';
import type { Tally } from '../sim/tally.ts';
import { counted, table } from '../table.ts';

interface Flags {
  readonly seats?: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly option: readonly string[];
  readonly map?: string;
  readonly fixedSeats?: true;
  readonly until?: number;
  readonly out?: string;
  readonly json?: true;
}

const AFTER = `
Bots: ${BOT_NAMES}; or the path of a module whose default export is a bot (docs/bots.md).
Same command and seed, same output and records, unless a bot has a budget in time.
Examples:
  durbar sim maharani --seats 4 --games 100 --seed s --bots greedy,random,random,random
  durbar sim maharani --seats 2 --bots playout:400,./mine.js --out records
  durbar sim maharaja-2020 --seats 1 --option solo=hard --bots greedy
  durbar sim maharaja-2020 --option specialRules=dearStatues,displayOnly --map my-map.json`;

export const addSim: AddCommand = (program, host) => {
  program
    .command('sim')
    .summary('play many matches between bots')
    .description('Plays many matches between bots and says who won how often, with which scores.')
    .argument('<game>', `one of ${ids.join(', ')}`)
    .option(
      '--seats <n>',
      'number of players; without it as many as there are bots, or as there can be',
      whole(1, 99),
    )
    .option('--games <n>', 'number of matches', whole(1, 1_000_000), 100)
    .option('--seed <text>', 'what chance follows from', 'durbar')
    .option('--bots <list>', 'one bot for each seat, with commas; one alone plays all seats', 'random')
    .option('--option <name=value>', 'an option of the game; may be given more than once', collect, [])
    .option('--map <file>', "a map of one's own to play on: the option mapFile from a file")
    .option('--fixed-seats', 'everybody keeps its seat; without it all move one seat on after each match')
    .option(
      '--until <share>',
      `go on, --games at a time and ${MOST_ROUNDS} times at most, while the 95% interval of the first bot's wins includes this share`,
      share,
    )
    .option('--out <dir>', 'write a record of each match to this folder')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', AFTER)
    .action(async (id: string, flags: Flags) => {
      const game = await loadGame(id);
      const seats = checkSeats(game, flags.seats ?? seatsFor(game, flags.bots));
      const map = flags.map === undefined ? [] : [`mapFile=${await readText(host, flags.map)}`];
      const options = readOptions(game, [...flags.option, ...map], seats);
      const bots = await loadBots(host, flags.bots, seats);
      if (flags.out !== undefined) await makeFolder(host, flags.out);
      const sim: Simulation = {
        game,
        options,
        bots,
        games: flags.games,
        seed: flags.seed,
        rotate: flags.fixedSeats !== true,
        until: flags.until ?? null,
        out: flags.out ?? null,
      };
      const progress = startProgress(host, 'matches', sim.games);
      let tally: Tally;
      try {
        tally = await simulate(host, sim, progress);
      } finally {
        progress.end();
      }
      host.out(
        flags.json
          ? `${JSON.stringify(asJson(sim, tally), null, 2)}\n`
          : asText(sim, tally, await endingWords(id)),
      );
    });
};

/** As many seats as bots; for one alone as many as there can be. */
function seatsFor(game: AnyGame, bots: string): number {
  const named = bots.split(',').length;
  return named > 1 ? named : Math.max(...game.meta.seatCounts);
}

function asJson(sim: Simulation, tally: Tally): object {
  return {
    game: sim.game.meta.id,
    rules: sim.game.meta.rules,
    seats: sim.bots.length,
    games: tally.games,
    seed: sim.seed,
    options: sim.options,
    rotated: sim.rotate,
    bots: tally.results(),
    moves: tally.length(),
    endings: tally.endings(),
    ...(sim.out !== null && { out: sim.out }),
  };
}

/** @param words says an ending in words */
function asText(sim: Simulation, tally: Tally, words: (ending: string) => string): string {
  const { mean, min, max } = tally.length();
  const rows = [['bot', 'wins', 'share', '95% interval', 'rank', 'score', 'from', 'to']];
  for (const { bot, wins, share, interval, rank, score } of tally.results())
    rows.push([
      bot,
      Number.isInteger(wins) ? `${wins}` : wins.toFixed(2),
      percent(share),
      interval.map(percent).join(' – '),
      rank.toFixed(2),
      score.mean.toFixed(1),
      `${score.min}`,
      `${score.max}`,
    ]);
  return [
    `${sim.game.meta.id}, ${counted(sim.bots.length, 'seat', 'seats')}, ${counted(tally.games, 'match', 'matches')}, seed ${JSON.stringify(sim.seed)}`,
    ...table(rows),
    `moves a match: ${mean.toFixed(1)} (${min} to ${max})`,
    ...Object.entries(tally.endings()).map(([ending, times]) => `${times} ended so: ${words(ending)}`),
    ...(sim.out === null ? [] : [`records are in ${sim.out}`]),
    '',
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
