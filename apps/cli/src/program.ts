import { Command } from 'commander';
import type { AddCommand } from './command.ts';
import { addAttacker } from './commands/attacker.ts';
import { addBackup } from './commands/backup.ts';
import { addBareServer } from './commands/bare-server.ts';
import { addBench } from './commands/bench.ts';
import { addCampaign } from './commands/campaign.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addLoadDriver } from './commands/load-driver.ts';
import { addReplay } from './commands/replay.ts';
import { addRotateKey } from './commands/rotate-key.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addVerify } from './commands/verify.ts';
import type { Host } from './host.ts';

const COMMANDS: readonly AddCommand[] = [
  addServe,
  addSim,
  addReplay,
  addVerify,
  addFuzz,
  addBench,
  addCampaign,
  addBackup,
  addRotateKey,
  addBareServer,
  addLoadDriver,
  addAttacker,
];

/** Builds the command line, ready to parse. */
export function makeProgram(host: Host, fail: (code: number) => void): Command {
  const program = new Command('durbar')
    .description('Server, simulations and match records of the board games of Durbar.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => host.out(text), writeErr: (text) => host.err(text) });
  for (const add of COMMANDS) add(program, host, fail);
  return program;
}
