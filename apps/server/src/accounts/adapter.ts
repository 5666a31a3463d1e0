import type { AdapterFactoryOptions, CleanedWhere, CustomAdapter } from 'better-auth/adapters';
import {
  ACCOUNT_FIELDS,
  type AccountCondition,
  type AccountFilter,
  type AccountModel,
  type AccountOperator,
  type AccountRecord,
  type AccountValue,
} from '../storage/account-rows.ts';
import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';

/** What better-auth calls our rows. */
const MODELS = new Map<string, AccountModel>([
  ['user', 'account'],
  ['session', 'session'],
  ['account', 'login'],
  ['verification', 'check'],
  ['passkey', 'passkey'],
]);

const OPERATORS: Readonly<Partial<Record<NonNullable<CleanedWhere['operator']>, AccountOperator>>> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: 'in',
  not_in: 'not in',
};

/** Fields that better-auth has as dates. */
const DATES: ReadonlySet<string> = new Set(['expiresAt', 'createdAt', 'updatedAt']);

/** Something that better-auth may ask of a database, and our rows cannot do. What we use of it never asks. */
class NotSupported extends Error {
  override readonly name = 'NotSupported';
}

/**
 * The database of better-auth: rows of accounts through the storage port. A field that our rows do not have is not stored: tokens
 * of providers, addresses, pictures.
 */
export function accountAdapter(store: Pick<Store, 'accounts'>, writer: Writer): AdapterFactoryOptions {
  const { accounts } = store;
  const drop = (filter: AccountFilter) => writer.writeRows([{ kind: 'drop account rows', filter }]);
  const adapter: CustomAdapter = {
    async create({ model, data }) {
      const known = findModel(model);
      await writer.writeRows([{ kind: 'add account row', model: known, row: toRecord(known, data) }]);
      return data;
    },
    async findOne({ model, where }) {
      const [found] = await accounts.find(toFilter(model, where), { limit: 1 });
      return found ? fromRecord(found) : null;
    },
    async findMany({ model, where = [], limit, sortBy, offset }) {
      const sorted = sortBy && { ...sortBy, field: ownName(sortBy.field) };
      const found = await accounts.find(toFilter(model, where), { limit, offset, sortBy: sorted });
      return found.map((row) => fromRecord(row));
    },
    async count({ model, where = [] }) {
      return accounts.count(toFilter(model, where));
    },
    async update({ model, where, update }) {
      const [changed] = await accounts.change(toFilter(model, where), toRecord(findModel(model), update));
      return changed ? fromRecord(changed) : null;
    },
    async updateMany({ model, where, update }) {
      return (await accounts.change(toFilter(model, where), toRecord(findModel(model), update))).length;
    },
    async delete({ model, where }) {
      await drop(toFilter(model, where));
    },
    async deleteMany({ model, where }) {
      const filter = toFilter(model, where);
      const count = await accounts.count(filter);
      await drop(filter);
      return count;
    },
    async consumeOne({ model, where }) {
      const taken = await accounts.take(toFilter(model, where));
      return taken ? fromRecord(taken) : null;
    },
  };
  return {
    config: {
      adapterId: 'durbar',
      adapterName: 'Durbar',
      supportsBooleans: false,
      supportsNumericIds: false,
    },
    adapter: () => adapter,
  };
}

function findModel(name: string): AccountModel {
  const model = MODELS.get(name);
  if (model === undefined) throw new NotSupported(`there are no rows of '${name}'`);
  return model;
}

function toFilter(model: string, where: readonly CleanedWhere[]): AccountFilter {
  return { model: findModel(model), where: where.map((each, n) => toCondition(each, n > 0)) };
}

/** @param follows whether another condition comes before it: better-auth says how they are joined */
function toCondition(
  { field, operator, value, connector, mode }: CleanedWhere,
  follows: boolean,
): AccountCondition {
  const known = OPERATORS[operator ?? 'eq'];
  if (known === undefined || mode === 'insensitive' || (follows && connector === 'OR'))
    throw new NotSupported(`rows are not found by '${field}' ${operator}`);
  const compared = Array.isArray(value) ? value.map((each) => toValue(each)) : toValue(value);
  return { field: ownName(field), operator: known, value: compared };
}

/** What our rows call a field. */
const ownName = (field: string): string => (field === 'credentialID' ? 'credentialId' : field);

function toRecord(model: AccountModel, data: unknown): AccountRecord {
  if (typeof data !== 'object' || data === null) throw new NotSupported('a row has fields');
  const known: readonly string[] = ACCOUNT_FIELDS[model];
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const field = ownName(name);
      return known.includes(field) && value !== undefined ? [[field, toValue(value)]] : [];
    }),
  );
}

function toValue(value: unknown): AccountValue {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new NotSupported(`a ${typeof value} cannot be stored`);
}

/** @template T better-auth's type of the row: it reads each field by its own schema before anybody gets it */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function fromRecord<T>(row: AccountRecord): T {
  const data: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    const name = field === 'credentialId' ? 'credentialID' : field;
    data[name] = DATES.has(field) && typeof value === 'number' ? new Date(value) : value;
  }
  return data as T;
}
