import { WebSocket } from 'ws';
import { Failure } from '../environment.ts';

const MAX_CONCURRENT = 24;

/** Opens a socket. @throws {Failure} if it does not open */
export function openSocket(url: string, cookie?: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const headers = cookie === undefined ? {} : { cookie };
    const socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', (error) => reject(new Failure(`a socket did not open: ${error.message}`)));
  });
}

/** Calls `open` for each index below `count`, at most `MAX_CONCURRENT` at a time. */
export async function openConcurrently<T>(count: number, open: (index: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      opened[index] = await open(index);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  return opened;
}

/** The text of a socket message. */
export function decodeText(data: WebSocket.RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8');
}

/** Ends the sockets without a closing handshake. They must be open. */
export async function terminateAll(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('close', () => resolve());
          socket.terminate();
        }),
    ),
  );
}
