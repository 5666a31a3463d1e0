import { maharani } from '@durbar/games/maharani/rules/index.ts';
import type { Game } from '@durbar/kernel';
import { parseRecord, verify } from '@durbar/kernel';
import { type AskBot, LocalTable } from '@durbar/table';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, test } from 'vitest';
import { claimMatch } from '../src/local/claim-match.ts';
import { LocalConnection } from '../src/local/local-connection.ts';
import { nextViewer } from '../src/local/next-viewer.ts';
import { OWN_NAME, rematchSetup } from '../src/local/pending-match.ts';
import { applyUpdate, type StreamState } from '../src/table/stream-state.ts';
import type { ConnectionEvent } from '../src/table/table-connection.ts';
import { flushPromises } from './help/clock.ts';
import { bot, person, tableInfo } from './help/info.ts';

const firstMove =
  (game: Game): AskBot =>
  async ({ view, seat }) =>
    game.legalMoves(game.parseView(view), seat)[0];

/** The name of the device's player. */
class OwnNameFake {
  #name = '';
  readonly #listeners = new Set<() => void>();

  get(): string {
    return this.#name;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  change(name: string): void {
    this.#name = name;
    for (const changed of this.#listeners) changed();
  }
}

/** A match on one device, and the events its page receives. */
class Device {
  readonly events: ConnectionEvent[] = [];
  readonly table: LocalTable;
  readonly connection: LocalConnection;
  readonly game: Game;
  state: StreamState | null = null;
  readonly ownName = new OwnNameFake();

  constructor(
    game: Game,
    people: number,
    bots: number,
    askBot: AskBot = firstMove(game),
    seatNames?: readonly (string | null)[],
  ) {
    this.game = game;
    const seats = Array.from({ length: people + bots }, (_, seat) =>
      seat < people
        ? { id: `p${seat}`, control: 'person' as const }
        : { id: `b${seat}`, control: 'bot' as const, bot: 'first' },
    );
    this.table = LocalTable.begin(
      {
        table: 'here',
        options: {},
        seats,
        secret: '5'.repeat(64),
      },
      {
        game,
        now: () => 0,
        askBot,
        save: async () => undefined,
        botFailed: ({ error }) => {
          throw error;
        },
        saveFailed: (error) => {
          throw error;
        },
      },
    );
    const names = seats.map(({ control }, seat) => (control === 'person' ? `Player ${seat}` : null));
    this.connection = new LocalConnection(
      this.table,
      { id: 'here', game: game.meta.id, names: seatNames ?? names, startedAt: 0 },
      async () => undefined,
      this.ownName,
    );
    this.connection.open((event) => this.#handleEvent(event));
  }

  #handleEvent(event: ConnectionEvent): void {
    this.events.push(event);
    if (event.t === 'table')
      this.state = event.snapshot && {
        situation: event.snapshot.situation,
        log: event.snapshot.log,
        newEntries: [],
      };
    if (event.t === 'update' && this.state)
      this.state = applyUpdate(this.state, event.update, (raw) => this.game.parseView(raw));
  }

  /** The viewer, by the last info. */
  get viewer(): number | null {
    const info = this.events.findLast((event) => event.t === 'table' || event.t === 'info');
    return info && 'info' in info ? info.info.you.seat : null;
  }

  get handover(): number | null {
    return this.events.findLast((event) => event.t === 'handover')?.seat ?? null;
  }

  /** The viewer makes the first legal move. */
  async move(): Promise<void> {
    const { decision, view } = this.state!.situation;
    const [move] = this.game.legalMoves(this.game.parseView(view), this.viewer!);
    const answer = await this.connection.sendCommand({ kind: 'move', move }, decision!.id);
    if (!answer.ok) throw new Error(answer.refusal.key);
    await flushPromises();
  }
}

describe('one screen without secrets', () => {
  test('goes from player to player without a handover, each seeing their own decision', async () => {
    const device = new Device(maharani, 3, 0);
    const viewers = new Set<number | null>();
    const asked = new Map<number, number | null>();
    for (let i = 0; i < 30; i++) {
      viewers.add(device.viewer);
      expect(device.handover).toBeNull();
      expect(device.state?.situation.active).toContain(device.viewer);
      // The page keeps state by decision id, so no two seats may share one.
      const { id } = device.state!.situation.decision!;
      expect(asked.get(id) ?? device.viewer).toBe(device.viewer);
      asked.set(id, device.viewer);
      await device.move();
    }
    expect(viewers.size).toBe(3);
    // Everything after the first snapshot came as updates, which can be animated.
    expect(device.events.filter(({ t }) => t === 'table')).toHaveLength(1);
    const { situation } = device.table.match.snapshot(device.viewer!);
    const id: unknown = expect.any(Number);
    expect(device.state?.situation).toEqual({ ...situation, decision: { ...situation.decision, id } });
  });

  test('is played to its end, and its record is sound', async () => {
    const device = new Device(maharani, 1, 2);
    await flushPromises();
    for (let i = 0; device.table.match.status === 'running'; i++) {
      expect(i).toBeLessThan(400);
      if (device.state?.situation.decision) await device.move();
      else await flushPromises();
    }
    const record = parseRecord(await device.connection.exportMatch());
    expect(verify(maharani, record)).toEqual([]);
    expect(record.seats.map(({ name }) => name)).toEqual(['Player 0', undefined, undefined]);
    const last = device.events.findLast((event) => event.t === 'info');
    expect(last && 'info' in last ? last.info.fairness?.secret : null).toBe('5'.repeat(64));
  });
});

test('the device’s player gets the name that becomes known during the match, in its record too', async () => {
  const device = new Device(maharani, 1, 2, firstMove(maharani), [OWN_NAME, null, null]);
  const nameOnScreen = () => {
    const last = device.events.findLast((event) => event.t === 'info');
    return last && 'info' in last ? last.info.seats[0]?.name : null;
  };
  expect(nameOnScreen()).toBe('');
  device.ownName.change('Mira');
  expect(nameOnScreen()).toBe('Mira');
  await device.connection.sendCommand({ kind: 'resign' }, null);
  const record = parseRecord(await device.connection.exportMatch());
  expect(record.seats.map(({ name }) => name)).toEqual(['Mira', undefined, undefined]);
});

describe('one screen with secrets', () => {
  test('asks for a handover between two people, and reports nothing until it is confirmed', async () => {
    const device = new Device(bazaar, 2, 0);
    expect(device.handover).toBe(0);
    expect(device.state).toBeNull();
    device.connection.confirmHandover();
    expect(device.handover).toBeNull();
    expect(device.state?.situation.view).toEqual(device.table.match.snapshot(0).situation.view);
    await device.move();
    expect(device.handover).toBe(1);
    expect(device.state).toBeNull();
    device.connection.confirmHandover();
    expect(device.viewer).toBe(1);
    expect(device.state?.situation.view).toEqual(device.table.match.snapshot(1).situation.view);
  });

  test('reports a changed sealed choice to its owner while a bot still thinks', async () => {
    const device = new Device(bazaar, 2, 1, () => new Promise(() => undefined));
    const bid = (seat: number, coins: number) =>
      device.table.act(seat, { kind: 'move', move: { kind: 'bid', coins } }, 1);
    expect(bid(1, 0).ok).toBe(true);
    device.connection.confirmHandover();
    expect(device.viewer).toBe(0);
    for (const coins of [1, 2]) {
      expect(bid(0, coins).ok).toBe(true);
      expect(device.state?.situation.sealed).toEqual({ kind: 'bid', coins });
    }
  });

  test('needs no handover for one person against bots', () => {
    const device = new Device(bazaar, 1, 2);
    expect(device.handover).toBeNull();
    expect(device.state).not.toBeNull();
  });
});

test('the viewer stays while nobody else must decide', () => {
  const view = (seat: number) => ({ hand: seat });
  const open = (seat: number) => ({ seat, sealed: false });
  expect(nextViewer(1, [], view)).toEqual({ seat: 1, needsHandover: false });
  expect(nextViewer(1, [open(0), open(1)], view)).toEqual({ seat: 1, needsHandover: false });
  expect(nextViewer(1, [open(0)], view)).toEqual({ seat: 0, needsHandover: true });
  expect(nextViewer(1, [open(0)], () => 'alike')).toEqual({ seat: 0, needsHandover: false });
  expect(nextViewer(1, [{ seat: 0, sealed: true }], () => 'alike')).toEqual({ seat: 0, needsHandover: true });
});

test('a rematch has the same seats, colours and options', () => {
  const info = tableInfo({
    seats: [person('here', 'Mira', { colours: [4, 2] }), bot('greedy')],
    options: { long: true },
  });
  expect(rematchSetup(info)).toEqual({
    seats: [
      { kind: 'person', name: 'Mira', colours: [4, 2] },
      { kind: 'bot', bot: 'greedy' },
    ],
    options: { long: true },
  });
});

test('the tab that opened a match last plays it', () => {
  const tabs: (() => void)[] = [];
  const open = (_name: string, onMessage: () => void) => {
    tabs.push(onMessage);
    return {
      announce: () => {
        for (const other of tabs) if (other !== onMessage) other();
      },
      close: () => undefined,
    };
  };
  let lost = 0;
  claimMatch('m', () => lost++, open);
  expect(lost).toBe(0);
  claimMatch('m', () => undefined, open);
  expect(lost).toBe(1);
});
