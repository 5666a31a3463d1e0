import type { WebSocket } from 'ws';
import type { Attacker } from './attacker.ts';

/** One kind of attack. `run` sends a little of it and is called `perSecond` times a second. */
export interface Attack {
  readonly perSecond: number;
  readonly run: () => Promise<void> | void;
}

/** Lists all attacks that one address can run at once. @param game that the attacker's tables play */
export async function listAttacks(attacker: Attacker, game: string): Promise<readonly Attack[]> {
  const cookie = await attacker.createGuest();
  // Whoever opens a table may pause it and talk there, seated or not.
  const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'greedy' }));
  const table = await attacker.startBots(cookie, { game, open: false, seats });
  return [
    ...attackBots(attacker, game),
    attackLobby(attacker, game),
    ...attackSockets(attacker, cookie ?? '', table ?? ''),
    attackBodies(attacker),
    attackLinks(attacker),
    attackExports(attacker, cookie, table ?? ''),
  ];
}

/** Matches between bots only: with bots that think long, and with quick ones that never stop. */
function attackBots(attacker: Attacker, game: string): Attack[] {
  const open = (bot: string) => async (): Promise<void> => {
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', bot }));
    await attacker.startBots(await attacker.createGuest(), { game, seats });
  };
  return [
    { perSecond: 1, run: open('playout:6000ms') },
    { perSecond: 1, run: open('random') },
  ];
}

function attackLobby(attacker: Attacker, game: string): Attack {
  const seats = [{ kind: 'empty' }, { kind: 'empty' }];
  return {
    perSecond: 5,
    run: async () => void (await attacker.openTable(await attacker.createGuest(), { game, seats })),
  };
}

const SOCKETS = 100;

/** As many sockets as the server allows, each as busy as it allows, opened again when they are closed. */
function attackSockets(attacker: Attacker, cookie: string, table: string): Attack[] {
  const sockets: (WebSocket | undefined)[] = [];
  let runs = 0;
  const send = (socket: WebSocket, message: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const messages = (id: string): object[] => [
    { t: 'do', table, id, act: { kind: 'pause' } },
    { t: 'do', table, id: `${id}b`, act: { kind: 'resume' } },
    { t: 'watch', table },
    { t: 'past', table, id, index: 0 },
    { t: 'log', table, id, before: 1_000_000 },
    { t: 'lobby', on: true },
    { t: 'say', table, id, text: `line ${id}` },
    { t: 'do', table, id: `${id}u`, decision: 1, act: { kind: 'undo' } },
  ];
  const run = (): void => {
    runs++;
    const i = runs % SOCKETS;
    const socket = sockets[i];
    if (!socket || socket.readyState > socket.OPEN) {
      const fresh = attacker.socket(cookie);
      fresh.on('open', () => send(fresh, { t: 'watch', table }));
      sockets[i] = fresh;
      return;
    }
    for (const message of messages(`x${runs}`)) send(socket, message);
  };
  return [{ perSecond: 250, run }];
}

/** Requests that never end, and some that are too large. */
function attackBodies(attacker: Attacker): Attack {
  const head =
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n';
  let runs = 0;
  return {
    perSecond: 20,
    run: async () => {
      runs++;
      if (runs % 5 === 0)
        await attacker.ask('POST', '/api/tables', null, JSON.stringify({ game: 'x'.repeat(250_000) }));
      else attacker.raw(runs % 2 === 0 ? head : `${head}\r\n{"game":`);
    },
  };
}

/** Guessed links, and one new device link after another. */
function attackLinks(attacker: Attacker): Attack {
  return {
    perSecond: 10,
    run: async () => {
      const code = Math.trunc(performance.now() * 1000).toString(36);
      await attacker.ask('POST', '/api/link', null, JSON.stringify({ code }));
      await attacker.ask(
        'POST',
        '/api/return',
        null,
        JSON.stringify({ code: `t.0.${code.padEnd(32, 'x')}` }),
      );
      await attacker.ask('POST', '/api/me/link', null);
    },
  };
}

function attackExports(attacker: Attacker, cookie: string | null, table: string): Attack {
  return {
    perSecond: 5,
    run: async () => void (await attacker.ask('GET', `/api/tables/${table}/record`, cookie)),
  };
}
