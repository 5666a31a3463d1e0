/** A part of a description, as JSON. */
type Json = Readonly<Record<string, unknown>>;

const SCHEMAS = '#/components/schemas/';
const INPUT = /Input$/;
const INPUT_REF = /(?<="\$ref":"[^"]*)Input"/g;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces every object inside a value, the inner ones first. */
function replaceObjects(value: unknown, replace: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceObjects(each, replace));
  if (!isObject(value)) return value;
  return replace(
    Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceObjects(each, replace)])),
  );
}

/** The names of all schemas that a value refers to. */
function refersTo(value: unknown, found = new Set<string>()): Set<string> {
  replaceObjects(value, (object) => {
    const { $ref } = object;
    if (typeof $ref === 'string' && $ref.startsWith(SCHEMAS)) found.add($ref.slice(SCHEMAS.length));
    return object;
  });
  return found;
}

/** All schemas that a value needs: those that it refers to, and what they refer to. */
export function neededBy(value: unknown, schemas: Json, needed = new Set<string>()): Set<string> {
  for (const name of refersTo(value)) {
    if (needed.has(name)) continue;
    needed.add(name);
    neededBy(schemas[name], schemas, needed);
  }
  return needed;
}

/**
 * Gives each schema of a description one name, without those that it does not need. There are two of each schema: `Name` for
 * answers and `NameInput` for bodies. What only bodies use, or both alike, loses the ending.
 * @param described the responses that are described alike wherever they have no description of their own
 */
export function nameOnce<
  T extends { readonly paths?: object; readonly components?: { readonly schemas?: object } },
>(document: T, described: Readonly<Record<string, string>>): T {
  const schemas: Json = { ...document.components?.schemas };
  const used = neededBy(document.paths, schemas);
  const formatSchema = (name: string) => JSON.stringify(schemas[name])?.replaceAll(INPUT_REF, '"');
  const shortenName = (name: string): string => {
    const short = name.replace(INPUT, '');
    return used.has(short) && formatSchema(short) !== formatSchema(name) ? name : short;
  };
  const renamed = (value: unknown) =>
    replaceObjects(value, (object) => {
      const { $ref } = object;
      const isRef = typeof $ref === 'string' && $ref.startsWith(SCHEMAS);
      return isRef ? { ...object, $ref: SCHEMAS + shortenName($ref.slice(SCHEMAS.length)) } : object;
    });
  const kept = [...used].toSorted().map((name) => [shortenName(name), renamed(schemas[name])] as const);
  const paths = replaceObjects(renamed(document.paths), (object) => describeResponses(object, described));
  return {
    ...document,
    paths,
    components: { ...document.components, schemas: Object.fromEntries(kept) },
  };
}

function describeResponses(operation: Json, described: Readonly<Record<string, string>>): Json {
  const { responses } = operation;
  if (!isObject(responses)) return operation;
  const all = Object.entries(responses).map(([status, response]) => {
    const description = described[status];
    return [
      status,
      isObject(response) && description !== undefined ? { ...response, description } : response,
    ];
  });
  return { ...operation, responses: Object.fromEntries(all) };
}
