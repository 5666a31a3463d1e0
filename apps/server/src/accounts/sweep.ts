import type { ServerContext } from '../core/context.ts';
import { isStoreDown } from '../storage/store.ts';

/** Time between two sweeps. */
const SWEEP_MS = 10 * 60_000;

type SweepContext = Pick<ServerContext, 'writer' | 'now' | 'after' | 'log'>;

/**
 * Drops proofs that nobody has ended and those that do not count any more, at once and then from time to time: addresses that links
 * were sent to are in them.
 * @returns a function that ends it
 */
export function sweepExpired(context: SweepContext): () => void {
  let cancel: () => void = () => undefined;
  const sweep = (): void => {
    cancel = context.after(SWEEP_MS, sweep);
    dropExpired(context).catch((error: unknown) => {
      if (!isStoreDown(error)) context.log.error({ err: error }, 'expired proofs could not be dropped');
    });
  };
  sweep();
  return () => cancel();
}

async function dropExpired({ writer, now }: SweepContext): Promise<void> {
  const where = [{ field: 'expiresAt', operator: '<=', value: now() } as const];
  await writer.writeRows([
    { kind: 'drop account rows', filter: { model: 'check', where } },
    { kind: 'drop account rows', filter: { model: 'session', where } },
  ]);
}
