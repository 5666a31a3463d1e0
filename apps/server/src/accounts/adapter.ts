import type {
  AdapterFactoryOptions,
  CleanedWhere,
  createAdapterFactory as CreateAdapterFactory,
  CustomAdapter,
} from 'better-auth/adapters';
import {
  ACCOUNT_FIELDS,
  type AccountCondition,
  type AccountFilter,
  type AccountModel,
  type AccountOperator,
  type AccountRecord,
  type AccountValue,
} from '../storage/account-rows.ts';
import type { RowChange, Store } from '../storage/store.ts';
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
 *
 * What better-auth makes and removes in a transaction, such as an account with its first passkey, is one commit, after the last of it;
 * until then only a search there for a single row that was made there finds it. What it changes or takes there is done at once: each
 * such change is a whole by itself.
 */
export function accountAdapter(
  createAdapterFactory: typeof CreateAdapterFactory,
  store: Pick<Store, 'accounts'>,
  writer: Pick<Writer, 'writeRows'>,
): ReturnType<typeof CreateAdapterFactory> {
  return (options) => {
    const make = (
      write: Write,
      held: readonly RowChange[],
      transaction: AdapterFactoryOptions['config']['transaction'],
    ) =>
      createAdapterFactory({
        config: {
          adapterId: 'durbar',
          adapterName: 'Durbar',
          supportsBooleans: false,
          supportsNumericIds: false,
          transaction,
        },
        adapter: () => rowAdapter(store, write, held),
      })(options);
    return make(
      (changes) => writer.writeRows(changes),
      [],
      async (callback) => {
        const held: RowChange[] = [];
        const hold: Write = async (changes) => void held.push(...changes);
        const result = await callback(make(hold, held, false));
        if (held.length > 0) await writer.writeRows(held);
        return result;
      },
    );
  };
}

type Write = (changes: readonly RowChange[]) => Promise<void>;

/**
 * @param write stores rows that are made and removed, at once or later
 * @param held what is stored later
 */
function rowAdapter(
  { accounts }: Pick<Store, 'accounts'>,
  write: Write,
  held: readonly RowChange[],
): CustomAdapter {
  const drop = (filter: AccountFilter) => write([{ kind: 'drop account rows', filter }]);
  return {
    async create({ model, data }) {
      const known = findModel(model);
      await write([{ kind: 'add account row', model: known, row: toRecord(known, data) }]);
      return data;
    },
    async findOne({ model, where }) {
      const filter = toFilter(model, where);
      const [found] = [...listMade(held, filter), ...(await accounts.find(filter, { limit: 1 }))];
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
}

/** The rows among changes that are not stored yet that have the values which a filter asks for. */
function listMade(changes: readonly RowChange[], { model, where }: AccountFilter): AccountRecord[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'add account row' || change.model !== model) return [];
    const fits = where.every(({ field, operator, value }) => operator === '=' && change.row[field] === value);
    return fits ? [change.row] : [];
  });
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
