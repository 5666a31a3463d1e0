import { connect } from 'node:net';
import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { table } from './support/fair-table.ts';
import type { Person } from './support/person.ts';

/* Each change of a table is one step: between two steps, another request could come. */

test('a host who changes a seat and starts again at once does not start with the changed seat', async () => {
  for (const [path, body] of [
    ['seats/1', '{"kind":"empty"}'],
    ['leave', '{}'],
  ] as const) {
    const now = await table();
    const { server, id, anna, bert } = now;
    await anna.person.ask('POST', API.start(id));
    const who = path === 'leave' ? bert : anna;
    const change = request(who.person, path === 'leave' ? 'POST' : 'PUT', `/api/tables/${id}/${path}`, body);
    const again = request(anna.person, 'POST', API.start(id), '{}');
    await sendTogether(server.url, [change, again, again, again]);
    const info = await anna.person.info(id);
    expect({ status: info.status, kind: info.seats[1]?.kind, rounds: info.rounds.length }).toEqual({
      status: 'waiting',
      kind: 'empty',
      rounds: 1,
    });
  }
});

/** A request as text. */
function request({ cookie }: Person, method: string, path: string, body: string): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: durbar',
    `cookie: ${cookie ?? ''}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Sends requests in one piece, so that the server has all of them before it has stored anything, and waits for the answers. */
async function sendTogether(url: string, requests: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answers = '';
  socket.write(requests.join(''));
  for await (const data of socket) {
    answers += String(data);
    if (answers.split('HTTP/1.1 ').length > requests.length) break;
  }
  socket.destroy();
}
