import type { Networks } from '../core/networks.ts';
import { hasAccount } from '../storage/account-rows.ts';

interface Surroundings {
  readonly store: Parameters<typeof hasAccount>[0];
  readonly networks: Networks;
}

/**
 * Whether a match between these people could be one person's play against themselves: two of them are in one network, and at least
 * one of the two is a guest, whom anybody can become again in a moment. Such a match does not count for ratings. People with
 * accounts may well live together.
 */
export async function isDoubtful(
  { store, networks }: Surroundings,
  people: readonly string[],
): Promise<boolean> {
  const near = people.filter((one) => people.some((other) => other !== one && networks.isShared(one, other)));
  for (const person of near) if (!(await hasAccount(store, person))) return true;
  return false;
}
