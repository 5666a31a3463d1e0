import { Command } from 'commander';
import type { AddCommand } from './command.ts';
import { addAttacker } from './commands/attacker.ts';
import { addBackup } from './commands/backup.ts';
import { addBareServer } from './commands/bare-server.ts';
import { addBench } from './commands/bench.ts';
import { addBotTest } from './commands/bot-test.ts';
import { addCampaign } from './commands/campaign.ts';
import { addEnv } from './commands/env.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addInvite } from './commands/invite.ts';
import { addLoadGenerator } from './commands/load-generator.ts';
import { addMatchUp } from './commands/match-up.ts';
import { addNotify } from './commands/notify.ts';
import { addOwner } from './commands/owner.ts';
import { addReplay } from './commands/replay.ts';
import { addRotateKey } from './commands/rotate-key.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addVerify } from './commands/verify.ts';
import type { CommandEnvironment } from './environment.ts';

const COMMANDS: readonly AddCommand[] = [
  addServe,
  addSim,
  addMatchUp,
  addEnv,
  addBotTest,
  addReplay,
  addVerify,
  addFuzz,
  addBench,
  addCampaign,
  addBackup,
  addRotateKey,
  addNotify,
  addOwner,
  addInvite,
  addBareServer,
  addLoadGenerator,
  addAttacker,
];

/** Builds the command line, ready to parse. */
export function makeProgram(environment: CommandEnvironment, fail: (code: number) => void): Command {
  const program = new Command('durbar')
    .description('Server, simulations and match records of the board games of Durbar.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => environment.out(text),
      writeErr: (text) => environment.err(text),
    });
  for (const add of COMMANDS) add(program, environment, fail);
  return program;
}
