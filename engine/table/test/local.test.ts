import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, test } from 'vitest';
import type { AskBot, BotFailure, LocalHost, SavedMatch, ViewerLogEntry } from '../src/index.ts';
import { LocalTable } from '../src/index.ts';
import { createSetup, type SetupPlan } from './table.ts';

/** A device that answers at once. It records what it saves and the failures that are reported to it. */
class Device implements LocalHost {
  readonly game = bazaar;
  clock = 0;
  saved: SavedMatch | null = null;
  saves = 0;
  readonly failures: BotFailure[] = [];
  readonly saveErrors: unknown[] = [];
  askBot: AskBot;

  constructor(askBot: AskBot = async ({ view, seat }) => bazaar.legalMoves(bazaar.parseView(view), seat)[0]) {
    this.askBot = askBot;
  }

  now(): number {
    return this.clock;
  }

  async save(saved: SavedMatch): Promise<void> {
    this.saves++;
    this.saved = structuredClone(saved);
  }

  botFailed(failure: BotFailure): void {
    this.failures.push(failure);
  }

  saveFailed(error: unknown): void {
    this.saveErrors.push(error);
  }
}

function begin(device: Device, plan: SetupPlan = { people: 1, bots: 2 }): LocalTable {
  return LocalTable.begin(createSetup(plan), device);
}

/** Lets pending promises settle. Nothing in these tests waits for time. */
async function rest(): Promise<void> {
  for (let i = 0; i < 200; i++) await Promise.resolve();
}

function act(table: LocalTable, seat: number, move: unknown): boolean {
  const { decision } = table.match.snapshot(seat).situation;
  return table.act(seat, { kind: 'move', move }, decision?.id ?? null).ok;
}

test('a person plays a whole match against bots', async () => {
  const device = new Device();
  const table = begin(device);
  for (let guard = 0; table.match.status === 'running' && guard < 100; guard++) {
    await rest();
    const { decision, view } = table.match.snapshot(0).situation;
    if (decision) act(table, 0, bazaar.legalMoves(bazaar.parseView(view), 0).at(-1));
  }
  expect(table.match.status).toBe('over');
  expect(device.failures).toEqual([]);
  expect(table.match.record().outcome?.ending).toBe('ending.rounds');
});

test('a viewer gets a snapshot first and then every update, in order, until it stops', async () => {
  const table = begin(new Device());
  const told: string[] = [];
  const lines: ViewerLogEntry[] = [];
  const stop = table.watch(0, {
    snapshot: ({ n, log }) => {
      told.push(`snapshot ${n}`);
      lines.push(...log);
    },
    update: ({ n, happened }) => {
      told.push(`update ${n}`);
      lines.push(...happened);
    },
  });
  act(table, 0, { kind: 'bid', coins: 3 });
  await rest();
  expect(told.slice(0, 3)).toEqual(['snapshot 0', 'update 1', 'update 2']);
  expect(lines).toEqual(table.match.snapshot(0).log);
  stop();
  act(table, 0, { kind: 'take' });
  expect(lines).toHaveLength(table.match.entryCount - 1);
});

test('all viewers get an update before any viewer gets the next', () => {
  const table = begin(new Device(), { people: 2 });
  for (const seat of [1, 0]) act(table, seat, { kind: 'bid', coins: seat });
  act(table, 1, { kind: 'take' });
  const told: string[] = [];
  for (const viewer of [0, 1])
    table.watch(viewer, {
      snapshot: () => told.push(`${viewer} whole`),
      update: ({ happened }) => told.push(`${viewer} ${happened.map(({ seat }) => `seat ${seat}`).join()}`),
    });
  act(table, 1, { kind: 'end' });
  expect(told).toEqual(['0 whole', '1 whole', '0 seat 1', '1 seat 1', '0 seat 2', '1 seat 2']);
});

test('a viewer that stops in the middle gets no further updates', () => {
  const table = begin(new Device(), { people: 2 });
  let told = 0;
  const stop: (() => void)[] = [];
  const listener = { snapshot: () => undefined, update: () => stop.forEach((each) => each()) };
  stop.push(table.watch(0, listener), table.watch(1, { ...listener, update: () => told++ }));
  act(table, 0, { kind: 'bid', coins: 0 });
  expect(told).toBe(0);
});

test('people of several seats can use the device', () => {
  const table = begin(new Device(), { people: 2 });
  act(table, 1, { kind: 'bid', coins: 1 });
  act(table, 0, { kind: 'bid', coins: 0 });
  expect(act(table, 1, { kind: 'take' })).toBe(true);
  expect(table.act(0, { kind: 'undo' }, null)).toMatchObject({ ok: false });
  expect(table.past(0, -1)).toMatchObject({ phase: 'bid' });
});

describe('a saved match', () => {
  test('continues where it was, and the time while it was closed does not count', async () => {
    const device = new Device();
    const table = begin(device, { people: 2 });
    device.clock = 100;
    act(table, 1, { kind: 'bid', coins: 1 });
    await table.saved();
    table.close();
    const later = new Device();
    later.clock = 86_400_000;
    const again = LocalTable.restore(JSON.parse(JSON.stringify(device.saved)), later);
    expect(again.match.snapshot(1)).toEqual(table.match.snapshot(1));
    later.clock += 50;
    act(again, 0, { kind: 'bid', coins: 0 });
    expect(again.match.snapshot(0).situation.seats.map(({ usedMs }) => usedMs)).toEqual([150, 100, 0]);
  });

  test('is saved completely each time, and saves never overlap', async () => {
    let open = 0;
    let most = 0;
    const device = new Device();
    const save = device.save.bind(device);
    device.save = async (saved) => {
      most = Math.max(most, ++open);
      await rest();
      open--;
      return save(saved);
    };
    const table = begin(device, { people: 3 });
    for (const seat of [0, 1, 2]) act(table, seat, { kind: 'bid', coins: seat });
    await table.saved();
    expect(most).toBe(1);
    expect(device.saves).toBe(2);
    expect(device.saved?.log).toEqual(table.match.log);
  });

  test('whose save fails is reported, and saved again with the next change', async () => {
    const device = new Device();
    const save = device.save.bind(device);
    device.save = () => Promise.reject(new Error('full'));
    const table = begin(device, { people: 2 });
    await table.saved();
    expect(device.saveErrors).toEqual([new Error('full')]);
    device.save = save;
    act(table, 0, { kind: 'bid', coins: 1 });
    await table.saved();
    expect(device.saved?.log).toHaveLength(1);
  });

  test('of another game, of other rules, or damaged, is refused', async () => {
    const device = new Device();
    await begin(device).saved();
    const saved = device.saved;
    const restore = (change: object) => () => LocalTable.restore({ ...saved, ...change }, new Device());
    expect(restore({ game: 'chess' })).toThrow('this is a match of chess, not of bazaar');
    expect(restore({ rules: 9 })).toThrow('begun under rules 9');
    expect(restore({ version: 2 })).toThrow(expect.objectContaining({ name: 'FormatError' }));
    expect(restore({ log: 'x' })).toThrow(expect.objectContaining({ name: 'FormatError' }));
    expect(restore({ setup: { ...saved?.setup, secret: 'x' } })).toThrow('64 hex digits');
    expect(restore({ setup: { ...saved?.setup, seats: [{ id: 'a', control: 'king' }] } })).toThrow('seats');
  });
});

describe('a bot', () => {
  test('that fails is replaced by a legal move, and the failure is reported', async () => {
    const device = new Device(() => Promise.reject(new Error('out of memory')));
    const table = begin(device);
    await rest();
    expect(device.failures.map(({ seat, bot }) => [seat, bot])).toEqual([
      [1, 'random'],
      [2, 'random'],
    ]);
    expect(device.failures[0]?.error).toEqual(new Error('out of memory'));
    expect(table.match.log.map(({ kind }) => kind)).toEqual(['seal', 'seal']);
  });

  test('that makes an illegal move is replaced too', async () => {
    const device = new Device(async () => ({ kind: 'take' }));
    const table = begin(device);
    await rest();
    expect(device.failures).toHaveLength(2);
    expect(table.match.snapshot(0).situation.active).toEqual([0]);
  });

  test('sees what its seat sees, and has its own seed', async () => {
    const questions: unknown[] = [];
    const device = new Device(async (question) => {
      questions.push(question);
      return { kind: 'bid', coins: 0 };
    });
    const table = begin(device);
    await rest();
    expect(questions).toEqual(
      [1, 2].map((seat) => ({
        game: 'bazaar',
        rules: 1,
        bot: 'random',
        seat,
        view: table.match.past(seat, -1),
        seed: table.match.botSeed(seat, 1),
      })),
    );
  });

  test('is asked again after a pause if its answer came during the pause', async () => {
    let asked = 0;
    const device = new Device(async () => {
      asked++;
      await rest();
      return { kind: 'bid', coins: 0 };
    });
    const table = begin(device, { people: 1, bots: 1 });
    table.act(0, { kind: 'pause' }, null);
    await rest();
    await rest();
    expect([asked, table.match.log.length]).toEqual([1, 1]);
    table.act(0, { kind: 'resume' }, null);
    await rest();
    await rest();
    expect([asked, table.match.log.length]).toEqual([2, 3]);
    expect(device.failures).toEqual([]);
  });

  test('that is still thinking when the table closes neither moves nor is asked again', async () => {
    let asked = 0;
    const device = new Device(async () => {
      asked++;
      await rest();
      throw new Error('late');
    });
    const table = begin(device, { people: 1, bots: 1 });
    table.close();
    await rest();
    await rest();
    expect([asked, table.match.log.length, device.failures.length]).toEqual([1, 0, 0]);
  });
});
