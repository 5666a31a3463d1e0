import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyGame } from '@durbar/games';
import { z } from 'zod';
import type { CommandEnvironment } from '../../environment.ts';
import { makeFolder } from '../../files.ts';
import type { Campaign } from '../campaign.ts';
import { KillRound } from './round.ts';

const Tally = z.object({
  rounds: z.number(),
  kills: z.number(),
  tables: z.number(),
  /** Commands and chat lines that the server had acknowledged. */
  acknowledged: z.number(),
  /** Entries of logs that players had been shown. */
  lines: z.number(),
  /** Exported records that verified. */
  records: z.number(),
});
export type KillTally = z.infer<typeof Tally>;

const KILLS_A_ROUND = 5;

/**
 * Kills a server under load. A unit is a round of kills with a new data file, which a fault leaves in the folder.
 * @param kills in all, so that a short campaign has a short round
 * @param tables played at once
 */
export function killCampaign(
  environment: CommandEnvironment,
  games: readonly AnyGame[],
  folder: string,
  kills: number,
  tables: number,
): Campaign<KillTally> {
  return {
    name: 'kill',
    counted: 'kills',
    tally: Tally,
    empty: { rounds: 0, kills: 0, tables: 0, acknowledged: 0, lines: 0, records: 0 },
    amount: (tally) => tally.kills,
    next: ({ rounds }) => `${rounds}`,
    async run(unit, seed, tally) {
      const data = join(folder, `round-${unit}`);
      await rm(data, { recursive: true, force: true });
      await makeFolder(environment, folder);
      await makeFolder(environment, data);
      const counts = await new KillRound(games, data, `${seed} ${unit}`, tables).run(
        Math.min(KILLS_A_ROUND, kills),
      );
      await rm(data, { recursive: true, force: true });
      return {
        rounds: tally.rounds + 1,
        kills: tally.kills + counts.kills,
        tables: tally.tables + counts.tables,
        acknowledged: tally.acknowledged + counts.acknowledged,
        lines: tally.lines + counts.lines,
        records: tally.records + counts.records,
      };
    },
    describe: ({ rounds, tables, acknowledged, lines, records }) => [
      `${tables} tables in ${rounds} rounds; every log was whole after every kill`,
      `${acknowledged} acknowledged commands and chat lines: all stored once`,
      `${lines} entries of logs shown to players: all there`,
      `${records} records exported: all verified`,
    ],
  };
}
