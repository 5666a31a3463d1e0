import { newServerInvitation, ownerInvitationsQuery, SERVER_INVITATION } from '@durbar/protocol';
import type { AddCommand } from '../command.ts';
import { UsageError } from '../environment.ts';
import { formatInvitations, formatMade } from '../owner/print.ts';
import { type AccessFlags, addAccessOptions, makeRun } from '../owner/run.ts';

interface Flags extends AccessFlags {
  readonly for?: string;
  readonly people?: string;
  readonly days?: string;
  readonly before?: string;
}

export const addInvite: AddCommand = (program, environment) => {
  const run = makeRun(environment);
  const invite = program
    .command('invite')
    .summary('invite people to a server that is for invited people')
    .description(
      'For the owner of a server whose SERVER_MODE is invited. With OWNER_KEY set, as for the server, it asks a running server; otherwise it opens the data file of a stopped one.',
    );
  addAccessOptions(
    invite.command('make', { isDefault: true }).description('makes an invitation, and prints its address'),
  )
    .option('--for <name>', 'for whom it is; only the list shows it')
    .option('--people <number>', 'how many people may come in by it', '1')
    .option('--days <number>', 'how long they may', '30')
    .action(({ for: note, people, days, ...flags }: Flags) =>
      run(flags, async (access) => {
        const json = await access.invite(readInvitation({ note, people, days }));
        return { json, lines: formatMade(json, flags.url ? `${flags.url.replace(/\/$/, '')}/` : '/') };
      }),
    );
  addAccessOptions(invite.command('list').description('lists the invitations, the newest first'))
    .option('--before <row>', 'go on after a page')
    .action(({ before, ...flags }: Flags) =>
      run(flags, async (access) => {
        const query = ownerInvitationsQuery.safeParse({ before });
        if (!query.success) throw new UsageError(`'${before}' is no row of the list.`);
        const json = await access.invitations(query.data);
        return { json, lines: formatInvitations(json) };
      }),
    );
  addAccessOptions(
    invite
      .command('withdraw <invitation>')
      .description('ends an invitation; whoever came in by it stays')
      // Ids may begin with a hyphen.
      .allowUnknownOption(),
  ).action((invitation: string, flags: Flags) =>
    run(flags, async (access) => {
      await access.withdraw(invitation);
      return { json: { done: true }, lines: [`withdrew ${invitation}`] };
    }),
  );
};

function readInvitation(given: Readonly<Record<'note' | 'people' | 'days', string | undefined>>) {
  const { note, people, days } = given;
  const read = newServerInvitation.safeParse({
    ...(note !== undefined && { note }),
    people: Number(people),
    days: Number(days),
  });
  if (read.success) return read.data;
  const limits = SERVER_INVITATION;
  throw new UsageError(
    `--people takes 1 to ${limits.people}, --days 1 to ${limits.days}, --for at most ${limits.note} letters.`,
  );
}
