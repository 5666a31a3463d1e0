/** The groups of nodes that can reach each other, each of at least two, sorted (Tarjan's algorithm). */
export function findImportCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const onStack = new Set<string>();
  const stack: string[] = [];
  const found: string[][] = [];

  const lower = (node: string, to: number): void => {
    low.set(node, Math.min(low.get(node) ?? to, to));
  };
  const visit = (node: string): void => {
    const number = index.size;
    index.set(node, number);
    low.set(node, number);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        lower(node, low.get(next) ?? number);
      } else if (onStack.has(next)) lower(node, index.get(next) ?? number);
    }
    if (low.get(node) !== number) return;
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) onStack.delete(member);
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
}
