import { type RawBuilder, sql } from 'kysely';
import {
  ACCOUNT_FIELDS,
  type AccountCondition,
  type AccountFilter,
  type AccountModel,
  type AccountOperator,
  type AccountRecord,
  type AccountValue,
} from '../account-rows.ts';

const TABLES = {
  account: 'account',
  session: 'account_session',
  login: 'account_login',
  check: 'account_check',
  passkey: 'account_passkey',
} as const satisfies Readonly<Record<AccountModel, string>>;

const OPERATORS: Readonly<Record<AccountOperator, RawBuilder<unknown>>> = {
  '=': sql`=`,
  '<>': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
  in: sql`IN`,
  'not in': sql`NOT IN`,
};

export const tableOf = (model: AccountModel) => sql.table(TABLES[model]);

/** The column of a field. @throws {Error} if rows of the kind have no such field */
export function columnOf(model: AccountModel, field: string): RawBuilder<unknown> {
  const known: readonly string[] = ACCOUNT_FIELDS[model];
  if (!known.includes(field)) throw new Error(`rows of '${model}' have no field '${field}'`);
  return sql.ref(columnName(field));
}

const columnName = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether all conditions hold. */
export function whereOf({ model, where }: AccountFilter): RawBuilder<unknown> {
  if (where.length === 0) return sql`1 = 1`;
  return sql.join(
    where.map((condition) => holds(model, condition)),
    sql` AND `,
  );
}

function holds(model: AccountModel, { field, operator, value }: AccountCondition): RawBuilder<unknown> {
  const column = columnOf(model, field);
  if (isList(value)) {
    // No row is in an empty list, which SQL cannot write.
    if (value.length === 0) return operator === 'in' ? sql`1 = 0` : sql`1 = 1`;
    return sql`${column} ${OPERATORS[operator]} (${sql.join(value)})`;
  }
  if (value === null) return operator === '=' ? sql`${column} IS NULL` : sql`${column} IS NOT NULL`;
  return sql`${column} ${OPERATORS[operator]} ${value}`;
}

function isList(value: AccountCondition['value']): value is readonly AccountValue[] {
  return Array.isArray(value);
}

/** The row of a kind, from its columns. @throws {Error} if a value is none that a row can have */
export function recordFrom(model: AccountModel, columns: unknown): AccountRecord {
  if (typeof columns !== 'object' || columns === null) throw new Error(`no row of '${model}'`);
  const values = new Map<string, unknown>(Object.entries(columns));
  return Object.fromEntries(
    ACCOUNT_FIELDS[model].map((field) => {
      const value = values.get(columnName(field));
      if (typeof value !== 'string' && typeof value !== 'number' && value !== null)
        throw new Error(`field '${field}' of a row of '${model}' is a ${typeof value}`);
      return [field, value];
    }),
  );
}
