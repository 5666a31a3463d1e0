import { maharani } from '@durbar/games/maharani/rules/index.ts';
import type { Game } from '@durbar/kernel';
import { parseRecord, verify } from '@durbar/kernel';
import { type AskBot, LocalTable } from '@durbar/table';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, test } from 'vitest';
import { claimMatch } from '../src/local/claim-match.ts';
import { LocalConnection } from '../src/local/local-connection.ts';
import { nextViewer } from '../src/local/next-viewer.ts';
import { rematchSetup } from '../src/local/pending-match.ts';
import { applyUpdate, type StreamState } from '../src/table/stream-state.ts';
import type { ConnectionEvent } from '../src/table/table-connection.ts';
import { rest } from './help/clock.ts';
import { bot, person, tableInfo } from './help/info.ts';

const firstMove =
  (game: Game): AskBot =>
  async ({ view, seat }) =>
    game.legalMoves(game.parseView(view), seat)[0];

/** A match at one device, and what its page hears. */
class Device {
  readonly heard: ConnectionEvent[] = [];
  readonly table: LocalTable;
  readonly link: LocalConnection;
  readonly game: Game;
  frame: StreamState | null = null;

  constructor(game: Game, people: number, bots: number, askBot: AskBot = firstMove(game)) {
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
        nonces: Array.from({ length: people }, (_, seat) => `${seat}`.repeat(32)),
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
    this.link = new LocalConnection(
      this.table,
      { id: 'here', game: game.meta.id, names, startedAt: 0 },
      async () => undefined,
    );
    this.link.open((event) => this.#hear(event));
  }

  #hear(event: ConnectionEvent): void {
    this.heard.push(event);
    if (event.t === 'table')
      this.frame = event.snapshot && {
        situation: event.snapshot.situation,
        log: event.snapshot.log,
        happened: [],
      };
    if (event.t === 'update' && this.frame)
      this.frame = applyUpdate(this.frame, event.update, (raw) => this.game.parseView(raw));
  }

  /** Who looks, by what the page was told last. */
  get looking(): number | null {
    const info = this.heard.findLast((event) => event.t === 'table' || event.t === 'info');
    return info && 'info' in info ? info.info.you.seat : null;
  }

  get curtain(): number | null {
    return this.heard.findLast((event) => event.t === 'curtain')?.seat ?? null;
  }

  /** Whoever looks makes their first legal move. */
  async move(): Promise<void> {
    const { decision, view } = this.frame!.situation;
    const [move] = this.game.legalMoves(this.game.parseView(view), this.looking!);
    const answer = await this.link.sendCommand({ kind: 'move', move }, decision!.id);
    if (!answer.ok) throw new Error(answer.refusal.key);
    await rest();
  }
}

describe('one screen without secrets', () => {
  test('goes from hand to hand without a curtain, each seeing what is theirs to decide', async () => {
    const device = new Device(maharani, 3, 0);
    const looked = new Set<number | null>();
    const asked = new Map<number, number | null>();
    for (let i = 0; i < 30; i++) {
      looked.add(device.looking);
      expect(device.curtain).toBeNull();
      expect(device.frame?.situation.active).toContain(device.looking);
      // What a page keeps of a decision, by its number, is never taken for another seat's.
      const { id } = device.frame!.situation.decision!;
      expect(asked.get(id) ?? device.looking).toBe(device.looking);
      asked.set(id, device.looking);
      await device.move();
    }
    expect(looked.size).toBe(3);
    // The first snapshot was the only one: everything else came as steps that can be watched.
    expect(device.heard.filter(({ t }) => t === 'table')).toHaveLength(1);
    const { situation } = device.table.match.snapshot(device.looking!);
    const id: unknown = expect.any(Number);
    expect(device.frame?.situation).toEqual({ ...situation, decision: { ...situation.decision, id } });
  });

  test('is played to its end, and its record holds', async () => {
    const device = new Device(maharani, 1, 2);
    await rest();
    for (let i = 0; device.table.match.status === 'running'; i++) {
      expect(i).toBeLessThan(400);
      if (device.frame?.situation.decision) await device.move();
      else await rest();
    }
    const record = parseRecord(await device.link.exportMatch());
    expect(verify(maharani, record)).toEqual([]);
    expect(record.seats.map(({ name }) => name)).toEqual(['Player 0', undefined, undefined]);
    const last = device.heard.findLast((event) => event.t === 'info');
    expect(last && 'info' in last ? last.info.fairness?.secret : null).toBe('5'.repeat(64));
  });
});

describe('one screen with secrets', () => {
  test('has a curtain between two people, and nothing is told while it is down', async () => {
    const device = new Device(bazaar, 2, 0);
    expect(device.curtain).toBe(0);
    expect(device.frame).toBeNull();
    device.link.confirmHandover();
    expect(device.curtain).toBeNull();
    expect(device.frame?.situation.view).toEqual(device.table.match.snapshot(0).situation.view);
    await device.move();
    expect(device.curtain).toBe(1);
    expect(device.frame).toBeNull();
    device.link.confirmHandover();
    expect(device.looking).toBe(1);
    expect(device.frame?.situation.view).toEqual(device.table.match.snapshot(1).situation.view);
  });

  test('tells whoever looks of a sealed choice that they changed, while a bot still thinks', async () => {
    const device = new Device(bazaar, 2, 1, () => new Promise(() => undefined));
    const bid = (seat: number, coins: number) =>
      device.table.act(seat, { kind: 'move', move: { kind: 'bid', coins } }, 1);
    expect(bid(1, 0).ok).toBe(true);
    device.link.confirmHandover();
    expect(device.looking).toBe(0);
    for (const coins of [1, 2]) {
      expect(bid(0, coins).ok).toBe(true);
      expect(device.frame?.situation.sealed).toEqual({ kind: 'bid', coins });
    }
  });

  test('needs none for one person against bots', () => {
    const device = new Device(bazaar, 1, 2);
    expect(device.curtain).toBeNull();
    expect(device.frame).not.toBeNull();
  });
});

test('whoever looked goes on looking while nobody else must decide', () => {
  const view = (seat: number) => ({ hand: seat });
  const open = (seat: number) => ({ seat, sealed: false });
  expect(nextViewer(1, [], view)).toEqual({ seat: 1, needsHandover: false });
  expect(nextViewer(1, [open(0), open(1)], view)).toEqual({ seat: 1, needsHandover: false });
  expect(nextViewer(1, [open(0)], view)).toEqual({ seat: 0, needsHandover: true });
  expect(nextViewer(1, [open(0)], () => 'alike')).toEqual({ seat: 0, needsHandover: false });
  expect(nextViewer(1, [{ seat: 0, sealed: true }], () => 'alike')).toEqual({ seat: 0, needsHandover: true });
});

test('another match like it has the same seats', () => {
  const info = tableInfo({ seats: [person('here', 'Mira'), bot('greedy')], options: { long: true } });
  expect(rematchSetup(info)).toEqual({
    seats: [
      { kind: 'person', name: 'Mira' },
      { kind: 'bot', bot: 'greedy' },
    ],
    options: { long: true },
  });
});

test('the tab that opened a match last has it', () => {
  const tabs: (() => void)[] = [];
  const open = (_name: string, heard: () => void) => {
    tabs.push(heard);
    return {
      say: () => {
        for (const other of tabs) if (other !== heard) other();
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
