import {
  ACCOUNT_API,
  chooseAccount,
  mailToken,
  myAccount,
  newPasskey,
  passkeyOptions,
  signedIn,
  usePasskey,
} from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Accounts, Visit } from '../../accounts/accounts.ts';
import { CALLBACK_PATH } from '../../accounts/auth.ts';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { publicUrl } from '../../core/public-url.ts';
import type { Conclusion } from '../conclude.ts';
import { CODE_TRIES } from '../limits.ts';
import { passOn, visitOf } from '../visit.ts';
import { noted } from './accounts.ts';

const tags = ['accounts'];
const config = CODE_TRIES;

/** Making passkeys, and signing in with one. */
export function passkeyRoutes(
  context: ServerContext,
  accounts: Accounts,
  conclusion: Conclusion,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    for (const [url, operationId, summary, begin] of [
      [
        ACCOUNT_API.newPasskey,
        'beginPasskey',
        'What a browser needs to make a passkey',
        (visit: Visit) => accounts.beginPasskey(visit),
      ],
      [
        ACCOUNT_API.passkeyOptions,
        'beginSignIn',
        'What a browser needs to use a passkey',
        (visit: Visit) => accounts.beginSignIn(visit),
      ],
    ] as const)
      app.post(
        url,
        { config, schema: { tags, operationId, summary, response: { 200: passkeyOptions } } },
        async (request, reply) => {
          const step = await begin(await visitOf(context, request, reply));
          return passkeyOptions.parse(passOn(reply, step));
        },
      );
    app.post(
      ACCOUNT_API.passkeys,
      {
        config,
        schema: {
          tags,
          operationId: 'addPasskey',
          summary: "Adds a passkey to the sender's account, or makes the account",
          body: newPasskey,
          response: { 200: myAccount },
        },
      },
      async (request, reply) => {
        const visit = await visitOf(context, request, reply);
        const proof = passOn(reply, await accounts.addPasskey(visit, request.body));
        await conclusion.conclude({ visit, request, reply }, proof);
        return accounts.read(visit);
      },
    );
    app.post(
      ACCOUNT_API.usePasskey,
      {
        config,
        schema: {
          tags,
          operationId: 'usePasskey',
          summary: 'Signs in with a passkey',
          body: usePasskey,
          response: { 200: signedIn },
        },
      },
      async (request, reply) => {
        const visit = await visitOf(context, request, reply);
        const proof = passOn(reply, await accounts.usePasskey(visit, request.body));
        return conclusion.conclude({ visit, request, reply }, proof);
      },
    );
    done();
  };
}

/** Signing in by a mail or at the provider, and the choice of a guest who has games. */
export function signInRoutes(
  context: ServerContext,
  accounts: Accounts,
  conclusion: Conclusion,
): FastifyPluginCallbackZod {
  const page = publicUrl(context.settings, 'account') ?? `${context.settings.basePath}account`;
  return (app, _options, done) => {
    app.post(
      ACCOUNT_API.useMail,
      {
        config,
        schema: {
          tags,
          operationId: 'useMailLink',
          summary: 'Signs in by the link of a mail',
          body: mailToken,
          response: { 200: signedIn },
        },
      },
      async (request, reply) => {
        const visit = await visitOf(context, request, reply);
        const step = await noted(context, request.ip, () => accounts.useLink(visit, request.body.token));
        return conclusion.conclude({ visit, request, reply }, passOn(reply, step));
      },
    );
    app.post(
      ACCOUNT_API.choose,
      {
        config,
        schema: {
          tags,
          operationId: 'chooseAccount',
          summary: 'Whether this device stays that of a guest who has games, or signs in',
          body: chooseAccount,
          response: { 200: signedIn },
        },
      },
      async (request, reply) => {
        const visit = await visitOf(context, request, reply);
        const { token, keep } = request.body;
        return noted(context, request.ip, () => conclusion.choose({ visit, request, reply }, token, keep));
      },
    );
    app.get(
      CALLBACK_PATH,
      { config, schema: { hide: true, querystring: z.record(z.string(), z.string()) } },
      async (request, reply) => {
        const visit = await visitOf(context, request, reply);
        try {
          const proof = passOn(reply, await accounts.finishOauth(visit, request.query));
          if (!proof) return reply.redirect(`${page}#signed-in`);
          const end = await conclusion.conclude({ visit, request, reply }, proof);
          const choice = `choose=${encodeURIComponent(JSON.stringify(end))}`;
          return reply.redirect(`${page}#${end.kind === 'done' ? 'signed-in' : choice}`);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return reply.redirect(`${page}#problem=${error.words.key}`);
        }
      },
    );
    done();
  };
}
