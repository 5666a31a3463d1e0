import { posix } from 'node:path';
import { isNode, type Node, nodeOf, parse, textOf } from './syntax.ts';

/** Path of a game's move table, below the folder of its rules. */
const TABLE = 'moves/table.ts';

/** The folder of the rules that a move table belongs to; null if the file is not a move table. */
export const rulesFolder = (path: string): string | null =>
  path.endsWith(`/${TABLE}`) ? posix.dirname(posix.dirname(path)) : null;

/** The kinds of moves that a table lists: the keys of its exported `MOVES_<version>` objects. */
export function kindsIn(path: string, text: string): ReadonlySet<string> {
  const kinds = new Set<string>();
  eachNode(parse(path, text), (node) => {
    const table = nodeOf(node['init']);
    if (node.type !== 'VariableDeclarator' || table?.type !== 'ObjectExpression') return;
    if (!/^MOVES_\d+$/.test(nameOf(node['id']))) return;
    for (const property of nodesIn(table['properties'])) kinds.add(nameOf(property['key']));
  });
  kinds.delete('');
  return kinds;
}

/**
 * Lists where a file decides by the kind of a move instead of using the move table: each `switch` over `type` with such
 * a case, and each function that compares `type` with several kinds. A comparison with one kind is allowed, because it
 * narrows a move.
 */
export function kindDecisions(path: string, text: string, kinds: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const lineOf = (node: Node): number => text.slice(0, Number(node['start'])).split('\n').length;

  /** Visits the nodes of one function. `compared` collects its kinds; nested functions have their own. */
  const visit = (value: unknown, compared: Set<string>): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, compared);
    if (!isNode(value)) return;
    const own = isFunction(value) ? new Set<string>() : compared;
    if (value.type === 'SwitchStatement' && isType(value['discriminant'])) {
      const cases = nodesIn(value['cases']).map((one) => valueOf(one['test']));
      if (cases.some((kind) => kinds.has(kind))) found.push(`${path}:${lineOf(value)}: a switch over moves`);
    }
    const kind = comparedKind(value);
    if (kinds.has(kind)) own.add(kind);
    for (const child of Object.values(value)) visit(child, own);
    if (own !== compared && own.size > 1)
      found.push(`${path}:${lineOf(value)}: compares a move's type with ${[...own].join(', ')}`);
  };

  const top = new Set<string>();
  visit(parse(path, text), top);
  if (top.size > 1) found.push(`${path}: compares a move's type with ${[...top].join(', ')}`);
  return found;
}

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** `move.type`, `move['type']`, or a `type` taken out of a move. */
function isType(value: unknown): boolean {
  const node = nodeOf(value);
  if (node?.type === 'ChainExpression') return isType(node['expression']);
  if (node?.type === 'Identifier') return nameOf(node) === 'type';
  return node?.type === 'MemberExpression' && nameOf(node['property']) === 'type';
}

/** The text that a comparison compares a type with; else empty. */
function comparedKind(node: Node): string {
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(textOf(node['operator']) ?? '')) return '';
  if (isType(node['left'])) return valueOf(node['right']);
  return isType(node['right']) ? valueOf(node['left']) : '';
}

/** The text of a literal, else empty. */
const valueOf = (value: unknown): string => textOf(nodeOf(value)?.['value']) ?? '';

/** The name of an identifier or the text of a literal, else empty. */
const nameOf = (value: unknown): string => textOf(nodeOf(value)?.['name']) ?? valueOf(value);

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function eachNode(value: unknown, act: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) eachNode(item, act);
  if (!isNode(value)) return;
  act(value);
  for (const child of Object.values(value)) eachNode(child, act);
}
