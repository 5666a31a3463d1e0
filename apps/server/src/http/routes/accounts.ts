import { ACCOUNT_API, askForMail, id, mailLink, mailToken, myAccount, oauthStart } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Accounts, Visit } from '../../accounts/accounts.ts';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { CODE_TRIES } from '../limits.ts';
import { passOn, visitOf } from '../visit.ts';

const tags = ['accounts'];
const response = { 200: myAccount };

/** Where the server has no accounts, every address of theirs says so. */
export function noAccountRoutes(): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    for (const url of [ACCOUNT_API.mine, `${ACCOUNT_API.mine}/*`])
      app.all(url, { schema: { hide: true } }, () => {
        throw new Problem(404, 'noAccounts');
      });
    done();
  };
}

/** The sender's account, and the ways to prove it. */
export function accountRoutes(context: ServerContext, accounts: Accounts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      ACCOUNT_API.mine,
      {
        schema: {
          tags,
          operationId: 'getMyAccount',
          summary: "The sender's account, and how one can be made or proven here",
          response,
        },
      },
      async (request, reply) => accounts.read(await visitOf(context, request, reply)),
    );
    const removals = [
      [
        '',
        'endAccount',
        'Ends the account; the sender is a guest who keeps everything',
        (visit: Visit) => accounts.removeAccount(visit),
      ],
      [
        '/mail',
        'removeMailAddress',
        "Removes the address of the sender's account",
        (visit: Visit) => accounts.removeAddress(visit),
      ],
    ] as const;
    for (const [path, operationId, summary, remove] of removals)
      app.delete(
        ACCOUNT_API.mine + path,
        { schema: { tags, operationId, summary, response } },
        async (request, reply) => {
          const visit = await visitOf(context, request, reply);
          await remove(visit);
          return accounts.read(visit);
        },
      );
    for (const [url, operationId, summary, model] of [
      [ACCOUNT_API.passkey(':id'), 'removePasskey', 'Removes a passkey', 'passkey'],
      [ACCOUNT_API.login(':id'), 'removeLogin', 'Removes a login', 'login'],
    ] as const)
      app.delete(
        url,
        { schema: { tags, operationId, summary, params: z.object({ id }), response } },
        async (request, reply) => {
          const visit = await visitOf(context, request, reply);
          await accounts.remove(visit, model, z.object({ id }).parse(request.params).id);
          return accounts.read(visit);
        },
      );
    done();
  };
}

/** Links in mails. */
export function accountMailRoutes(context: ServerContext, accounts: Accounts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      ACCOUNT_API.mail,
      {
        config: CODE_TRIES,
        schema: {
          tags,
          operationId: 'askForMail',
          summary: 'Sends a link to sign in, whether or not somebody has an account with the address',
          body: askForMail,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await accounts.sendLink(await visitOf(context, request, reply), request.body.address);
        return reply.code(204).send(null);
      },
    );
    app.post(
      ACCOUNT_API.mailLink,
      {
        config: CODE_TRIES,
        schema: {
          tags,
          operationId: 'readMailLink',
          summary: 'What the link of a mail would do',
          body: mailToken,
          response: { 200: mailLink },
        },
      },
      async (request, reply) => {
        const visit = await visitOf(context, request, reply);
        const { act, address, name } = await noted(context, request.ip, () =>
          accounts.readLink(visit, request.body.token),
        );
        return { act, address, name };
      },
    );
    app.post(
      ACCOUNT_API.oauth,
      {
        config: CODE_TRIES,
        schema: {
          tags,
          operationId: 'beginOauth',
          summary: 'Where the browser goes to sign in at the provider',
          response: { 200: oauthStart },
        },
      },
      async (request, reply) =>
        passOn(reply, await accounts.beginOauth(await visitOf(context, request, reply))),
    );
    done();
  };
}

/** A code that does not work is noted, since it may have been guessed. */
export async function noted<T>(
  { suspicions }: Pick<ServerContext, 'suspicions'>,
  ip: string,
  task: () => Promise<T>,
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof Problem && error.status === 404) suspicions.note('code', ip);
    throw error;
  }
}
