import { ACCOUNT_API, serverInfo, useInvitation } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { isAdmitted } from '../../identity/admission.ts';
import { ServerInvitations } from '../../identity/server-invitations.ts';
import { sameText } from '../../identity/tokens.ts';
import { identify } from '../identify.ts';
import { CODE_TRIES } from '../limits.ts';

const tags = ['people'];
const response = { 200: serverInfo };

/** Who may take part on this server. */
export function admissionRoutes(context: ServerContext): FastifyPluginCallbackZod {
  const { settings, store, people, writer, suspicions } = context;
  const invitations = new ServerInvitations(store, writer, people, context.now);
  const read = async (person: string) => ({
    mode: settings.serverMode,
    accounts: settings.accounts,
    admitted: await isAdmitted(settings, store, person),
  });
  return (app, _options, done) => {
    app.get(
      ACCOUNT_API.server,
      {
        schema: {
          tags,
          operationId: 'getServer',
          summary: 'Who may take part on this server, and whether the sender may',
          response,
        },
      },
      async (request, reply) => read((await identify(context, request, reply)).id),
    );
    app.post(
      ACCOUNT_API.invitation,
      {
        config: CODE_TRIES,
        schema: {
          tags,
          operationId: 'useInvitation',
          summary: "Lets the sender in by the code of an invitation of the server's owner",
          body: useInvitation,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        const { inviteCode } = settings;
        const { code } = request.body;
        if (inviteCode !== null && sameText(code, inviteCode)) await writer.writeRows([people.addChange(me)]);
        else if (!(await invitations.use(me, code))) {
          suspicions.note('code', request.ip);
          throw new Problem(404, 'code');
        }
        return read(me.id);
      },
    );
    done();
  };
}
