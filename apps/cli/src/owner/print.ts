import type {
  MadeServerInvitation,
  OwnerInvitations,
  OwnerOverview,
  OwnerPeople,
  OwnerReports,
  OwnerTables,
} from '@durbar/protocol';
import { counted, table } from '../table.ts';

const day = (at: number | null): string => (at === null ? '-' : new Date(at).toISOString().slice(0, 10));

/** How a page that is not the last one ends. */
const more = (next: string | null): string[] => (next === null ? [] : [`more: --before ${next}`]);

export function formatPeople({ people, next }: OwnerPeople): string[] {
  const rows = people.map((person) => [
    person.name,
    person.id,
    day(person.createdAt),
    day(person.seenAt),
    String(person.finished),
    String(person.reports),
    person.suspendedAt === null ? '' : 'suspended',
  ]);
  return [...table([['name', 'id', 'since', 'seen', 'matches', 'reports', ''], ...rows]), ...more(next)];
}

export function formatTables({ tables, next }: OwnerTables): string[] {
  const rows = tables.map(({ id, name, game, status, host, people, bots, lastAt }) => [
    name === '' ? '-' : name,
    id,
    game,
    status,
    host.name,
    `${people.length} and ${counted(bots, 'bot', 'bots')}`,
    day(lastAt),
  ]);
  return [
    ...table([['name', 'id', 'game', 'status', 'host', 'people', 'last used'], ...rows]),
    ...more(next),
  ];
}

export function formatReports({ reports, next }: OwnerReports): string[] {
  const named = (person: { readonly name: string; readonly id: string } | null): string =>
    person === null ? 'somebody who has deleted their data' : `${person.name} (${person.id})`;
  const lines = reports.flatMap(({ id, reason, text, table: where, by, about, at, resolvedAt }) => [
    `${id}  ${day(at)}  ${reason}  about ${named(about)}  by ${named(by)}${resolvedAt === null ? '' : '  resolved'}`,
    ...(where === null ? [] : [`    at table ${where}`]),
    ...(text === '' ? [] : text.split('\n').map((line) => `    ${line}`)),
  ]);
  return lines.length === 0 ? ['no reports'] : [...lines, ...more(next)];
}

/** @param at the address of the server, where it does not know that itself */
export function formatMade({ invitation, code, url, needed }: MadeServerInvitation, at: string): string[] {
  const { id, most, expiresAt } = invitation;
  const until = new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ');
  return [
    url ?? `${at}account#invite=${code}`,
    `${counted(most, 'person', 'people')} can come in by it until ${until} UTC.`,
    `Nobody can read it again; durbar invite withdraw ${id} ends it.`,
    ...(url === null ? ['Put the address that people use before it, or set PUBLIC_URL.'] : []),
    ...(needed ? [] : ['Nobody needs it while SERVER_MODE is not invited.']),
  ];
}

export function formatInvitations({ invitations, next }: OwnerInvitations): string[] {
  if (invitations.length === 0) return ['no invitations'];
  const rows = invitations.map(({ id, note, uses, most, createdAt, expiresAt, withdrawnAt, open }) => [
    id,
    note === '' ? '-' : note,
    `${uses} of ${most}`,
    day(createdAt),
    day(expiresAt),
    open ? 'open' : withdrawnAt === null ? (uses < most ? 'over' : 'used') : 'withdrawn',
  ]);
  return [...table([['id', 'for', 'used', 'made', 'until', ''], ...rows]), ...more(next)];
}

const MIB = 1024 * 1024;

export function formatOverview({ build, startedAt, health, counts, limits }: OwnerOverview): string[] {
  const size = (bytes: number | null): string => (bytes === null ? '-' : `${Math.round(bytes / MIB)} MiB`);
  return table([
    ['build', build],
    ['since', new Date(startedAt).toISOString()],
    ['storage', health.trouble ?? 'ok'],
    ['memory', size(health.memory)],
    ['data file', size(health.dataBytes)],
    ['sockets', String(health.sockets)],
    ['loaded tables', String(health.rooms)],
    ...Object.entries(counts).map(([name, count]) => [name, String(count)]),
    ...limits.map(({ name, value }) => [name, value]),
  ]);
}
