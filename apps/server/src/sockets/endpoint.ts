import { API, CLOSE, type FromServer, PROTOCOL } from '@durbar/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { ServerContext } from '../core/context.ts';
import { networkOf } from '../core/network.ts';
import { Problem } from '../core/problem.ts';
import { negotiateLocale, recognize } from '../http/identify.ts';
import { FRAME_BYTES } from '../http/limits.ts';
import { isOriginAllowed } from '../http/origin.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Hub } from './hub.ts';
import { OutboundQueue } from './outbound-queue.ts';
import { Session } from './session.ts';

/** The socket that each page has. */
export async function socketEndpoint(
  app: FastifyInstance,
  context: ServerContext,
  rooms: Rooms,
  lobby: Lobby,
  hub: Hub,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: FRAME_BYTES, perMessageDeflate: false },
    errorHandler: (error, ws) => {
      // Invalid frames and cut connections are the client's doing and have codes; they must not fill the log.
      if ('code' in error) context.log.debug({ err: error }, 'a socket broke');
      else context.log.error({ err: error }, 'a socket failed');
      ws.terminate();
    },
  });
  const credentials = new WeakMap<FastifyRequest, { readonly person: string; readonly device: string }>();
  app.get(
    API.socket,
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        if (!isOriginAllowed(context, request)) {
          context.suspicions.note('origin', request.ip);
          throw new Problem(403, 'origin');
        }
        // Before the socket opens: no message may come while the cookie is looked up.
        const recognition = await recognize(context, request);
        if (recognition.kind === 'known') credentials.set(request, recognition.credential);
      },
    },
    (ws, request) => open(ws, request),
  );

  function open(ws: WebSocket, request: FastifyRequest): void {
    const credential = credentials.get(request);
    const refusal = credential ? hub.refusal(request.ip) : 'stranger';
    if (!credential || refusal) {
      context.metrics.dropped.inc({ reason: refusal ?? 'stranger' });
      ws.close(CLOSE[refusal ?? 'stranger'], refusal ?? 'stranger');
      return;
    }
    const { person, device } = credential;
    const queue = new OutboundQueue(person, ws, request.socket, context.tuning.waitingBytes, (reason) => {
      context.metrics.dropped.inc({ reason });
      if (reason !== 'restart') context.log.warn({ reason }, 'a socket was closed');
    });
    const network = networkOf(request.ip);
    context.networks.see(person, network);
    const session = new Session(context, rooms, lobby, queue, {
      message: (now) => hub.messages.take(network, 1, now),
      isBusy: (now) => hub.work.isLow(network, now),
      work: (cost, now) => hub.work.take(network, cost, now),
      chat: (now) => hub.chat.take(person, 1, now),
    });
    hub.add(ws, queue, request.ip, device);
    ws.on('message', (data, isBinary) => {
      if (isBinary) queue.drop('abuse');
      else session.receive(decodeText(data));
    });
    ws.on('close', () => {
      hub.remove(ws);
      session.close();
    });
    void greet(queue, request);
  }

  async function greet(queue: OutboundQueue, request: FastifyRequest): Promise<void> {
    try {
      const you = await context.people.me(queue.person, negotiateLocale(request));
      const { serverMode } = context.settings;
      const mode = serverMode !== 'open' && { mode: serverMode };
      const hello: FromServer = { t: 'hello', protocol: PROTOCOL, build: context.build, you, ...mode };
      queue.send(JSON.stringify(hello));
    } catch (error) {
      context.log.error({ err: error }, 'a page could not be greeted');
      queue.drop('restart');
    }
  }
}

function decodeText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}
