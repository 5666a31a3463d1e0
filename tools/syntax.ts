import { parseSync } from 'oxc-parser';

/**
 * One import of a module, in any syntax. `target` has `*` in place of parts that are computed at run time; null if all
 * of it is computed.
 */
export interface Import {
  readonly target: string | null;
  readonly dynamic: boolean;
  readonly typeOnly: boolean;
}

/** The facts about one source file that the checks need. */
export interface Syntax {
  readonly imports: readonly Import[];
  /** Names used as values or types, without property names and keys. */
  readonly names: ReadonlySet<string>;
  /** Properties read as `object.property`; the object is empty if it is not a plain name. */
  readonly members: readonly { readonly object: string; readonly property: string }[];
  /** Text of string literals and templates, without import paths. */
  readonly strings: readonly string[];
}

export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const nodeOf = (value: unknown) => (isNode(value) ? value : undefined);
export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Fields that hold a name which is not a reference. */
const labels: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSQualifiedName: ['right'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
};

const moduleFields: Readonly<Record<string, string>> = {
  ImportDeclaration: 'source',
  ExportNamedDeclaration: 'source',
  ExportAllDeclaration: 'source',
  ImportExpression: 'source',
  TSImportType: 'source',
};

/** Parses one file. Throws if that fails: a check that skips files proves nothing. */
export function parse(path: string, text: string): unknown {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return program;
}

/** Reads one file. @throws {Error} if it does not parse */
export function readSyntax(path: string, text: string): Syntax {
  const program = parse(path, text);
  const imports: Import[] = [];
  const names = new Set<string>();
  const members: { object: string; property: string }[] = [];
  const strings: string[] = [];

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    const moduleField = moduleFields[value.type];
    const source = moduleField === undefined ? undefined : nodeOf(value[moduleField]);
    if (source) imports.push(readImport(value, source));
    if (value.type === 'MemberExpression') members.push(readMember(value));
    if (value.type === 'Identifier') names.add(textOf(value['name']) ?? '');
    if (value.type === 'Literal') strings.push(textOf(value['value']) ?? '');
    if (value.type === 'TemplateElement')
      strings.push(text.slice(Number(value['start']), Number(value['end'])));
    for (const [field, child] of Object.entries(value)) {
      const isLabel = labels[value.type]?.includes(field) && value['computed'] !== true;
      // `{ Date }` is key and value in one; only the value is visited.
      if (!isLabel && child !== source) visit(child);
    }
  };
  visit(program);
  return { imports, names, members, strings };
}

function readImport(node: Node, source: Node): Import {
  return {
    target: textOf(source['value']) ?? readPattern(source),
    dynamic: node.type === 'ImportExpression',
    typeOnly: node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type',
  };
}

/** A template such as `./words/${locale}.json` as a pattern, `./words/*.json`; null if it has no fixed beginning. */
function readPattern(source: Node): string | null {
  const quasis = Array.isArray(source['quasis']) ? source['quasis'].filter(isNode) : [];
  const parts = quasis.map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? textOf(value.cooked) : undefined,
  );
  const pattern = parts.join('*');
  return pattern.startsWith('.') ? pattern : null;
}

function readMember(node: Node) {
  const property = nodeOf(node['property']);
  const key = node['computed'] === true ? property?.['value'] : property?.['name'];
  return { object: textOf(nodeOf(node['object'])?.['name']) ?? '', property: textOf(key) ?? '' };
}
