import { isPlainObject } from '@durbar/kernel';

/** Checks the part of JSON Schema that the map schema uses. @returns the first problem and its path, or null */
export function schemaProblem(schema: unknown, value: unknown, root = schema, path = ''): string | null {
  if (!isPlainObject(schema) || !isPlainObject(root)) throw new Error(`no schema at ${path}`);
  const { $ref, oneOf, type } = schema;
  if (typeof $ref === 'string') {
    const definitions = root['$defs'];
    if (!isPlainObject(definitions)) throw new Error('no definitions');
    return schemaProblem(definitions[$ref.replace('#/$defs/', '')], value, root, path);
  }
  if (Array.isArray(oneOf)) {
    const fits = oneOf.filter((one) => schemaProblem(one, value, root, path) === null);
    return fits.length === 1 ? null : `${path} fits ${fits.length} of several`;
  }
  if (type === 'object') return objectProblem(schema, value, root, path);
  if (type === 'array') return arrayProblem(schema, value, root, path);
  if (type === 'null') return value === null ? null : `${path} is not null`;
  return type === 'number' ? numberProblem(schema, value, path) : textProblem(schema, value, path);
}

type Fields = Readonly<Record<string, unknown>>;

function numberProblem({ minimum, maximum }: Fields, value: unknown, path: string): string | null {
  if (typeof value !== 'number') return `${path} is no number`;
  return value >= Number(minimum) && value <= Number(maximum) ? null : `${path} is out of bounds`;
}

function textProblem({ type, pattern, maxLength }: Fields, value: unknown, path: string): string | null {
  if (type !== 'string' || typeof pattern !== 'string')
    throw new Error(`unknown type or no pattern at ${path}`);
  if (typeof value !== 'string') return `${path} is no text`;
  if (value.length > Number(maxLength)) return `${path} is too long`;
  return new RegExp(pattern, 'u').test(value) ? null : `${path} has another pattern`;
}

function objectProblem(schema: Fields, value: unknown, root: Fields, path: string): string | null {
  const { properties, required, additionalProperties } = schema;
  if (!isPlainObject(properties) || !Array.isArray(required)) throw new Error(`no properties at ${path}`);
  if (!isPlainObject(value)) return `${path} is no object`;
  const names: readonly unknown[] = required;
  if (!names.every((name) => typeof name === 'string' && Object.hasOwn(value, name)))
    return `${path} lacks a field`;
  for (const [name, item] of Object.entries(value)) {
    if (!Object.hasOwn(properties, name)) {
      if (additionalProperties === false) return `${path} has ${name}`;
      continue;
    }
    const problem = schemaProblem(properties[name], item, root, `${path}.${name}`);
    if (problem !== null) return problem;
  }
  return null;
}

function arrayProblem(schema: Fields, value: unknown, root: Fields, path: string): string | null {
  if (!Array.isArray(value)) return `${path} is no list`;
  if (value.length < Number(schema['minItems']) || value.length > Number(schema['maxItems']))
    return `${path} has ${value.length} items`;
  for (const [i, item] of value.entries()) {
    const problem = schemaProblem(schema['items'], item, root, `${path}.${i}`);
    if (problem !== null) return problem;
  }
  return null;
}
