import { once } from 'node:events';
import type { AddCommand } from '../command.ts';
import { Attacker } from '../load/attack/attacker.ts';
import { listAttacks } from '../load/attack/attacks.ts';
import { lowerPriority } from '../load/attack/low-priority.ts';

/** The soak's attacker, in a separate process: attacks until it is asked to end, then prints the outcomes. */
export const addAttacker: AddCommand = (program, environment) => {
  program
    .command('attacker', { hidden: true })
    .argument('<url>')
    .argument('<game>')
    .action(async (url: string, game: string) => {
      // An attacker's machine is not the server's: it takes no time from those who are measured.
      lowerPriority();
      const attacker = new Attacker(url);
      // In a session of its own it gets no signal when its parent is killed, but its input ends.
      const stopped = Promise.race([environment.untilStopped(), once(process.stdin.resume(), 'end')]);
      const attacks = await listAttacks(attacker, game);
      const timers = attacks.map(({ perSecond, run }) => setInterval(() => void run(), 1000 / perSecond));
      environment.out(`${JSON.stringify({ address: url })}\n`);
      await stopped;
      for (const timer of timers) clearInterval(timer);
      environment.out(`${JSON.stringify({ outcomes: attacker.outcomes })}\n`);
      // Open sockets and unanswered requests are part of the attack.
      process.exit(0);
    });
};
