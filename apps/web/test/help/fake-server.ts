import { type FromClient, fromClient, PROTOCOL } from '@durbar/protocol';
import { Socket, type SocketChannelHandlers } from '../../src/net/socket.ts';
import { Clock } from './clock.ts';

/** A socket whose server side the test plays. */
export class FakeServer {
  readonly clock = new Clock();
  readonly sent: FromClient[] = [];
  opened = 0;
  closed = 0;
  identified = 0;
  newVersions = 0;
  #handlers: SocketChannelHandlers | null = null;
  readonly socket = new Socket({
    open: (handlers) => {
      this.opened++;
      this.#handlers = handlers;
      return {
        send: (text) => this.sent.push(fromClient.parse(JSON.parse(text))),
        close: () => {
          this.closed++;
        },
      };
    },
    now: () => this.clock.now,
    random: () => 0,
    setTimer: this.clock.later,
    onNewVersion: () => {
      this.newVersions++;
    },
    identify: async () => {
      this.identified++;
    },
  });

  send(message: unknown): void {
    this.#handlers?.message(typeof message === 'string' ? message : JSON.stringify(message));
  }

  hello(build = 'b1', protocol = PROTOCOL): void {
    this.send({ t: 'hello', protocol, build, you: { id: 'p1', name: 'Mira', locale: 'en' } });
  }

  disconnect(code: number): void {
    this.#handlers?.closed(code);
  }

  /** The messages received since the last call. */
  received(): FromClient[] {
    return this.sent.splice(0);
  }
}
