import { statSync } from 'node:fs';
import type { OwnerOverview } from '@durbar/protocol';
import { SETTINGS, type Settings } from '../config/settings.ts';
import type { ServerContext } from '../core/context.ts';

/** Settings that limit what people can do. */
const LIMITS = [
  'serverMode',
  'accounts',
  'maxSockets',
  'maxSocketsPerAddress',
  'socketRate',
  'httpRate',
  'botThreads',
  'botLimitMs',
] as const satisfies readonly (keyof Settings)[];

/** How the server is, and what limits are in force. @param startedAt when it began to serve */
export async function readOverview(context: ServerContext, startedAt: number): Promise<OwnerOverview> {
  const { store, settings, metrics, build, now } = context;
  return {
    build,
    startedAt,
    now: now(),
    health: {
      trouble: store.trouble,
      memory: process.memoryUsage.rss(),
      sockets: await valueOf(metrics.sockets),
      rooms: await valueOf(metrics.rooms),
      dataBytes: statSync(settings.dataFile, { throwIfNoEntry: false })?.size ?? null,
    },
    counts: await store.people.count(),
    limits: LIMITS.map((name) => ({ name: SETTINGS[name].variable, value: formatSetting(settings[name]) })),
  };
}

/** As the variable has it. */
function formatSetting(value: string | number | boolean): string {
  if (typeof value !== 'boolean') return String(value);
  return value ? 'on' : 'off';
}

async function valueOf(gauge: ServerContext['metrics']['sockets']): Promise<number> {
  const { values } = await gauge.get();
  return values[0]?.value ?? 0;
}
