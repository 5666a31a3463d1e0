import type { MyAccount } from '@durbar/protocol';
import * as z from 'zod/mini';
import { hashText } from '../identity/tokens.ts';
import { type AccountFilter, type AccountModel, fieldIs } from '../storage/account-rows.ts';
import type { Store } from '../storage/store.ts';

type Accounts = Pick<Store, 'accounts'>;

/** The part of an address that no mail server has: of accounts whose person has proven no address. */
const NOWHERE = '.invalid';

/** An address that stands for none, and belongs to one account. */
export const noAddress = (id: string): string => `${hashText(id).slice(0, 32)}@account${NOWHERE}`;
const isAddress = (email: string): boolean => !email.endsWith(NOWHERE);

const account = z.object({ id: z.string(), email: z.string(), createdAt: z.number() });
const passkey = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  createdAt: z.nullable(z.number()),
});
const login = z.object({ id: z.string(), providerId: z.string(), createdAt: z.number() });
const session = z.object({ id: z.string(), token: z.string(), createdAt: z.number(), expiresAt: z.number() });
export type SessionRow = z.infer<typeof session>;

/** What somebody has shown to own, in the words of the API. */
export type OwnAccount = NonNullable<MyAccount['account']>;

/** All rows of a kind that belong to a person's account. */
const ofPerson = (model: Exclude<AccountModel, 'account' | 'check'>, person: string): AccountFilter => ({
  model,
  where: [fieldIs('userId', person)],
});

/** The account of a person; null for a guest. */
export async function findAccount(store: Accounts, person: string): Promise<OwnAccount | null> {
  const [row] = await store.accounts.find({ model: 'account', where: [fieldIs('id', person)] });
  if (!row) return null;
  const { email, createdAt } = account.parse(row);
  const passkeys = await store.accounts.find(ofPerson('passkey', person));
  const logins = await store.accounts.find(ofPerson('login', person));
  return {
    mail: isAddress(email) ? email : null,
    passkeys: passkeys.map((each) => passkey.parse(each)),
    logins: logins.map((each) => {
      const { id, providerId, createdAt: at } = login.parse(each);
      return { id, provider: providerId, createdAt: at };
    }),
    createdAt,
  };
}

/** The person whose account has an address; null if there is none. */
export async function findOwner(store: Accounts, address: string): Promise<string | null> {
  const [row] = await store.accounts.find({ model: 'account', where: [fieldIs('email', address)] });
  return row ? account.parse(row).id : null;
}

/** What a device has proven, and still counts; null: nothing. */
export async function findProof(
  store: Accounts,
  { person, device, now }: { readonly person: string; readonly device: string; readonly now: number },
): Promise<SessionRow | null> {
  const { model, where } = ofPerson('session', person);
  const valid = { field: 'expiresAt', operator: '>', value: now } as const;
  const [row] = await store.accounts.find({ model, where: [...where, fieldIs('device', device), valid] });
  return row ? session.parse(row) : null;
}
