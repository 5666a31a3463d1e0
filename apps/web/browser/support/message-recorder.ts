import type { Page } from 'playwright-core';

type Visit = (key: string, value: unknown, inside: Readonly<Record<string, unknown>>) => void;

/** Visits every property of a message, events before the views that follow from them. */
function walk(message: unknown, visit: Visit): void {
  if (typeof message !== 'object' || message === null) return;
  if (Array.isArray(message)) {
    for (const each of message) walk(each, visit);
    return;
  }
  const inside = message as Record<string, unknown>;
  const keys = Object.keys(inside).toSorted((a, b) => Number(b === 'happened') - Number(a === 'happened'));
  for (const key of keys) {
    visit(key, inside[key], inside);
    walk(inside[key], visit);
  }
}

/** Records the messages a page receives. */
export class MessageRecorder {
  readonly #received: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#received.push(payload.toString()));
    });
  }

  get count(): number {
    return this.#received.length;
  }

  /**
   * Plans of Maharaja's seats that came before their turn was announced; should be empty.
   * @param own the seat that may know its own plan, or null
   */
  plansTooEarly(own: number | null): string[] {
    const found: string[] = [];
    let announced = new Set<number>();
    const check = (seat: unknown, plan: unknown, where: string) => {
      if (typeof plan !== 'number' || plan < 0 || typeof seat !== 'number') return;
      if (seat !== own && !announced.has(seat)) found.push(`${where}: plan ${plan} of seat ${seat}`);
    };
    for (const text of this.#received) {
      const message: unknown = JSON.parse(text);
      walk(message, (key, value, inside) => {
        if (key === 'kind' && value === 'round') announced = new Set();
        if (key === 'kind' && value === 'turn' && typeof inside['seat'] === 'number')
          announced.add(inside['seat']);
        if (key === 'kind' && value === 'planned') check(inside['seat'], inside['plan'], 'event');
        if (key === 'plans' && Array.isArray(value)) {
          for (const [seat, plan] of value.entries()) check(seat, plan, 'view');
        }
        // Only its owner receives a sealed choice.
        if (key === 'sealed' && typeof value === 'object' && value !== null && own === null)
          found.push(`a sealed choice: ${JSON.stringify(value)}`);
      });
    }
    return found;
  }
}
