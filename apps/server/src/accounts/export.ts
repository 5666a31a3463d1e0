import type { Me } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { publicUrl } from '../core/public-url.ts';
import type { MyNoticesService } from '../notices/my-notices.ts';
import type { HistoryRow } from '../storage/people-rows.ts';
import type { StoredTable } from '../storage/rows.ts';
import { findAccount } from './rows.ts';

interface Exporter {
  readonly me: Me;
  readonly device: string;
}

/** All that the server knows of a person, without secrets and without what others said or chose. */
export async function exportPerson(
  context: ServerContext,
  notices: MyNoticesService,
  { me, device }: Exporter,
) {
  const { store, devices, now } = context;
  const stored = await store.findPerson(me.id);
  const signedIn = await devices.list(me.id);
  return {
    format: 'durbar-person' as const,
    version: 1 as const,
    madeAt: now(),
    person: { ...me, createdAt: stored?.createdAt ?? null },
    clock: await store.findPersonClock(me.id),
    account: await findAccount(store, me.id),
    devices: signedIn.map(({ id, label, createdAt, usedAt }) => ({
      label,
      here: id === device,
      createdAt,
      usedAt,
    })),
    notices: await exportNotices(notices, me),
    tables: await exportTables(context, me.id),
    ...(await exportResults(context, me.id)),
    blocked: context.blocks.list(me.id),
    reports: (await store.people.listReportsBy(me.id)).map(({ id: _, by: __, ...report }) => report),
    chat: (await store.listChatOf(me.id)).map(({ table, line: { n, at, text, reaction = null } }) => ({
      table,
      n,
      at,
      text,
      reaction,
    })),
  };
}

/** Channels without what signs their messages, and what was sent by them. */
async function exportNotices(service: MyNoticesService, me: Me) {
  const { channels, digestAt, notices } = await service.read(me);
  return { digestAt, channels: channels.map(({ secret: _, ...channel }) => channel), latest: notices };
}

/** More matches than anybody plays. */
const ALL = 1_000_000;

/** How the person's matches ended, their ratings, and whether others may see them. */
async function exportResults({ store: { people } }: ServerContext, person: string) {
  const all = { filter: 'all', search: undefined, before: null, count: ALL, hidden: [] } as const;
  const history = await people.listHistory(person, all);
  return {
    private: await people.isPrivate(person),
    ratings: await people.listRatings(person),
    results: history.map(describeOwnResult),
  };
}

/** Without the others. */
function describeOwnResult({ table, game, rules, rated, startedAt, endedAt, own, seats }: HistoryRow) {
  const { seat, score, place, left, change, turnMs } = seats.find(({ n }) => n === own) ?? {};
  return { table, game, rules, rated, startedAt, endedAt, seat, score, place, left, change, turnMs };
}

/** Every table at which a person has left a trace, with the addresses of its page and its record. */
async function exportTables({ store, settings }: ServerContext, person: string) {
  const tables = [];
  for (const id of await store.listTracesOf(person)) {
    const stored = await store.findTable(id);
    if (!stored) continue;
    const plans = [...(await store.findPlans(id)).values()];
    const plan = plans.find((row) => row.person === person)?.plan ?? null;
    tables.push({ ...describeTable(stored, person), plan, ...addressesOf(id, settings) });
  }
  return tables;
}

function describeTable({ table, seats, keys }: StoredTable, person: string) {
  const own = seats.findIndex((row) => row.person === person);
  const { id, name, game, rules, options, pace, status, openedAt, startedAt, lastAt } = table;
  return {
    id,
    name,
    game,
    rules,
    options,
    pace,
    status,
    openedAt,
    startedAt,
    lastAt,
    host: table.host === person,
    seat: own < 0 ? (keys.get(person) ?? null) : own,
  };
}

function addressesOf(id: string, settings: ServerContext['settings']) {
  const record = `api/tables/${id}/record`;
  return {
    page: publicUrl(settings, `t/${id}`) ?? `${settings.basePath}t/${id}`,
    record: publicUrl(settings, record) ?? settings.basePath + record,
  };
}
