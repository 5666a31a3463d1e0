/*
 * Rows of accounts, as the rest of the server sees them. What proves who owns an account asks for them by fields and conditions,
 * so they are records; a field that is not listed here is not stored. Times are milliseconds since 1970, flags 0 or 1.
 */

/** The fields of each kind of row. */
export const ACCOUNT_FIELDS = {
  /** One for each person who has an account; `id` is the person's. `email` is made up where nobody has proven one. */
  account: ['id', 'email', 'emailVerified', 'name', 'createdAt', 'updatedAt'],
  /** That somebody has proven to own an account, and on which device. */
  session: ['id', 'userId', 'token', 'expiresAt', 'createdAt', 'updatedAt', 'device'],
  /** A person at a provider of sign-ins. Its tokens are not kept. */
  login: ['id', 'userId', 'providerId', 'accountId', 'createdAt', 'updatedAt'],
  /** What a proof that has begun is checked against, once: a mail's link, a passkey's challenge. */
  check: ['id', 'identifier', 'value', 'expiresAt', 'createdAt', 'updatedAt'],
  passkey: [
    'id',
    'userId',
    'name',
    'publicKey',
    'credentialId',
    'counter',
    'deviceType',
    'backedUp',
    'transports',
    'createdAt',
    'aaguid',
  ],
} as const;

export type AccountModel = keyof typeof ACCOUNT_FIELDS;
export type AccountValue = string | number | null;

/** One row; all its fields when it is read, some of them when it is written. */
export type AccountRecord = Readonly<Record<string, AccountValue>>;

/** How a field compares to a value. `in` compares to any of a list. */
export type AccountOperator = '=' | '<>' | '<' | '<=' | '>' | '>=' | 'in' | 'not in';

export interface AccountCondition {
  readonly field: string;
  readonly operator: AccountOperator;
  readonly value: AccountValue | readonly AccountValue[];
}

/** Rows of one kind for which all conditions hold. */
export interface AccountFilter {
  readonly model: AccountModel;
  readonly where: readonly AccountCondition[];
}

/** A part of what a filter finds. */
export interface AccountPage {
  readonly sortBy?: { readonly field: string; readonly direction: 'asc' | 'desc' } | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** A change of what is stored about accounts. */
export type AccountChange =
  /** Fails if one of its id is there, or what is unique belongs to another one. */
  | { readonly kind: 'add account row'; readonly model: AccountModel; readonly row: AccountRecord }
  | { readonly kind: 'drop account rows'; readonly filter: AccountFilter };

/** What is stored about accounts. A field that the kind does not have is an error. */
export interface AccountStore {
  find(filter: AccountFilter, page?: AccountPage): Promise<AccountRecord[]>;
  count(filter: AccountFilter): Promise<number>;
  /** Sets fields of all rows that are found, at once. @returns the changed rows */
  change(filter: AccountFilter, set: AccountRecord): Promise<AccountRecord[]>;
  /** Removes one row that is found. Of several callers one gets it. @returns the row; null if none was found */
  take(filter: AccountFilter): Promise<AccountRecord | null>;
}

/** A condition that a field has a value. */
export function fieldIs(field: string, value: AccountValue): AccountCondition {
  return { field, operator: '=', value };
}

/** Whether a person has an account. */
export async function hasAccount(
  { accounts }: { readonly accounts: Pick<AccountStore, 'count'> },
  person: string,
): Promise<boolean> {
  return (await accounts.count({ model: 'account', where: [fieldIs('id', person)] })) > 0;
}
