import type { ServerContext } from '../core/context.ts';
import { publicUrl } from '../core/public-url.ts';
import { tableNames } from '../rooms/info.ts';
import { SNOOZE_MS } from '../rooms/notice-changes.ts';
import { hiddenSince, isPending } from '../rooms/seats.ts';
import type { NoticeKind, NoticeRow } from '../storage/notice-rows.ts';
import type { InvitationRow, StoredTable } from '../storage/rows.ts';
import { findDeadlineAt, isAskedAt } from './deadlines.ts';
import type { MessageLine, NoticeMessage } from './message.ts';
import { loadNotices, type NoticeWords } from './words.ts';

type ComposeContext = Pick<
  ServerContext,
  'store' | 'people' | 'personClocks' | 'outages' | 'settings' | 'now'
>;

/**
 * Writes a notice in the language of its person. It uses nothing but what everybody at the table may know, and whether the person's
 * own plan was dropped.
 * @returns null if there is nothing to say any more
 */
export async function composeNotice(
  context: ComposeContext,
  notice: NoticeRow,
): Promise<NoticeMessage | null> {
  const person = await context.store.findPerson(notice.person);
  if (!person) return null;
  const words = await loadNotices(person.locale);
  const { id, kind, table, until } = notice;
  const common = {
    id,
    kind,
    table,
    until,
    lines: [],
    url: publicUrl(context.settings, ''),
    locale: person.locale,
    actions: null,
  };
  if (kind === 'digest') return composeDigest(context, notice, words, common);
  if (table === null) {
    const host = new URL(common.url ?? 'http://localhost').host;
    return { ...common, title: words.t(`${kind}.title`), text: words.t(`${kind}.text`, { host }) };
  }
  const stored = await context.store.findTable(table);
  if (!stored) return null;
  const invitation = stored.invitations.get(notice.person);
  if (kind === 'invitation' && !isPending(stored.table, invitation)) return null;
  const names = {
    table: await nameTable(context, stored, words),
    game: await words.game(stored.table.game),
    ...(kind === 'invitation' && { host: await nameInviter(context, invitation, words) }),
  };
  const topic = kind === 'turn' && (await isPlanDropped(context, table, notice.person)) ? 'plan' : kind;
  const text = words.t(`${topic}.text`, names);
  return {
    ...common,
    title: words.t(`${topic}.title`, names),
    text: await withDeadline(context, stored, notice.person, text, words),
    url: publicUrl(context.settings, `t/${table}`),
    actions: canSnooze(notice, context.now())
      ? { open: words.t('push.open'), snooze: words.t('push.snooze') }
      : null,
  };
}

const SNOOZABLE: ReadonlySet<NoticeKind> = new Set(['turn', 'reminder', 'snooze']);

function canSnooze({ kind, until }: NoticeRow, now: number): boolean {
  return SNOOZABLE.has(kind) && (until === null || until > now + SNOOZE_MS);
}

/** Whether the last plan of a person was dropped, and they have not read so. */
async function isPlanDropped({ store }: ComposeContext, table: string, person: string): Promise<boolean> {
  const plans = [...(await store.findPlans(table)).values()];
  return plans.some((row) => row.person === person && row.plan === null && row.report?.kind === 'dropped');
}

/** All tables at which a person must decide. */
async function composeDigest(
  context: ComposeContext,
  { person }: NoticeRow,
  words: NoticeWords,
  common: Omit<NoticeMessage, 'title' | 'text'>,
): Promise<NoticeMessage | null> {
  const waiting = (await context.store.listTablesOf(person)).filter(
    (stored) => isAskedAt(stored, person) && hiddenSince(stored, person) === null,
  );
  if (waiting.length === 0) return null;
  const lines: MessageLine[] = [];
  for (const stored of waiting) {
    const table = await nameTable(context, stored, words);
    const game = await words.game(stored.table.game);
    const url = publicUrl(context.settings, `t/${stored.table.id}`);
    const line = words.t('digest.line', { game, table });
    lines.push({ text: await withDeadline(context, stored, person, line, words), url });
  }
  const count = waiting.length;
  return { ...common, title: words.t('digest.title', { count }), text: words.t('digest.text'), lines };
}

/** Adds until when a person has time, where they must decide and their time is limited. */
async function withDeadline(
  context: ComposeContext,
  stored: StoredTable,
  person: string,
  text: string,
  words: NoticeWords,
): Promise<string> {
  const deadline = await findDeadlineAt(context, stored, person);
  if (deadline === null) return text;
  const zone = (await context.personClocks.find(person)).hours?.zone ?? 'UTC';
  return words.t('until', { text, time: words.time(deadline, zone) });
}

async function nameInviter(
  { people }: ComposeContext,
  invitation: InvitationRow | undefined,
  words: NoticeWords,
): Promise<string> {
  const by = invitation?.by ?? '';
  return (await people.names([by])).get(by) ?? words.t('somebody');
}

async function nameTable(
  { people }: ComposeContext,
  { table }: StoredTable,
  words: NoticeWords,
): Promise<string> {
  const { name, hostName } = tableNames(table, await people.names([table.host]));
  if (name !== '') return words.t('table', { name });
  return hostName === null ? words.t('tableUnnamed') : words.t('tableOf', { host: hostName });
}
