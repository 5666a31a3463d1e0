import { DEFAULT_LOCALE } from '@durbar/kernel';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { escapeHtml } from '../../notices/html.ts';
import { actByMail, findByMail, type MailAct } from '../../notices/mail-links.ts';
import { loadNotices, type NoticeWords } from '../../notices/words.ts';
import { CODE_TRIES } from '../limits.ts';

const params = z.object({ token: z.string().regex(/^[\w-]{1,64}\.[\w-]{1,64}$/) });

/** What the pages of each link say: on the button, and once it is done. */
const TEXTS = {
  confirm: { button: 'mail.confirm', done: 'mail.confirmed' },
  stop: { button: 'mail.stop', done: 'mail.stopped' },
} as const;

/**
 * The pages that links in mails lead to. Opening one changes nothing, since programs open links too: the person presses its
 * button. Mail programs may send the same request by themselves to stop mails (RFC 8058).
 */
export function mailRoutes(context: ServerContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, parsed) => parsed(null),
    );
    for (const act of ['confirm', 'stop'] as const) {
      const url = `/api/mail/${act}/:token`;
      const options = { config: CODE_TRIES, schema: { hide: true, params } };
      app.get(url, options, async (request, reply) => {
        const { found, words } = await find(context, request.params.token);
        const html = found ? showButton(words, act) : showText(words, 'mail.invalid');
        return reply
          .code(found ? 200 : 404)
          .type('text/html; charset=utf-8')
          .send(html);
      });
      app.post(url, options, async (request, reply) => {
        const { found, words } = await find(context, request.params.token);
        if (found) await actByMail(context, found, act);
        const html = showText(words, found ? TEXTS[act].done : 'mail.invalid');
        return reply
          .code(found ? 200 : 404)
          .type('text/html; charset=utf-8')
          .send(html);
      });
    }
    done();
  };
}

async function find(context: ServerContext, token: string) {
  const found = await findByMail(context, token);
  const person = found ? await context.store.findPerson(found.person) : null;
  return { found, words: await loadNotices(person?.locale ?? DEFAULT_LOCALE) };
}

function showButton(words: NoticeWords, act: MailAct): string {
  // Without an address the form is sent to that of the page.
  return showPage(
    words,
    `<form method="post"><button>${escapeHtml(words.t(TEXTS[act].button))}</button></form>`,
  );
}

function showText(words: NoticeWords, key: string): string {
  return showPage(words, `<p>${escapeHtml(words.t(key))}</p>`);
}

function showPage({ locale }: NoticeWords, content: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Durbar</title>${content}</html>\n`;
}
