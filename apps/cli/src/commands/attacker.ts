import { constants, setPriority } from 'node:os';
import type { AddCommand } from '../command.ts';
import { Attacker } from '../load/attack/attacker.ts';
import { listAttacks } from '../load/attack/attacks.ts';

/** The soak's attacker, in a process of its own: attacks until it is asked to end, then prints what came of it. */
export const addAttacker: AddCommand = (program, host) => {
  program
    .command('attacker', { hidden: true })
    .argument('<url>')
    .argument('<game>')
    .action(async (url: string, game: string) => {
      // An attacker's machine is not the server's: it takes no time from those who are measured.
      setPriority(constants.priority.PRIORITY_LOW);
      const attacker = new Attacker(url);
      const stopped = host.untilStopped();
      const attacks = await listAttacks(attacker, game);
      const timers = attacks.map(({ perSecond, strike }) =>
        setInterval(() => void strike(), 1000 / perSecond),
      );
      host.out(`${JSON.stringify({ address: url })}\n`);
      await stopped;
      for (const timer of timers) clearInterval(timer);
      host.out(`${JSON.stringify({ outcomes: attacker.outcomes })}\n`);
      // Open sockets and unanswered requests are part of the attack.
      process.exit(0);
    });
};
