import { type FromClient, fromClient, PROTOCOL } from '@durbar/protocol';
import { Socket, type SocketChannelHandlers } from '../../src/net/socket.ts';
import { Clock } from './clock.ts';

/** A server's end of a socket, and the socket: what it says is heard, and answered by hand. */
export class FakeServer {
  readonly clock = new Clock();
  readonly said: FromClient[] = [];
  opened = 0;
  closed = 0;
  introduced = 0;
  renewed = 0;
  #ears: SocketChannelHandlers | null = null;
  readonly socket = new Socket({
    open: (ears) => {
      this.opened++;
      this.#ears = ears;
      return {
        send: (text) => this.said.push(fromClient.parse(JSON.parse(text))),
        close: () => {
          this.closed++;
        },
      };
    },
    now: () => this.clock.now,
    random: () => 0,
    setTimer: this.clock.later,
    onNewerBuild: () => {
      this.renewed++;
    },
    identify: async () => {
      this.introduced++;
    },
  });

  send(message: unknown): void {
    this.#ears?.message(typeof message === 'string' ? message : JSON.stringify(message));
  }

  hello(build = 'b1', protocol = PROTOCOL): void {
    this.send({ t: 'hello', protocol, build, you: { id: 'p1', name: 'Mira', locale: 'en' } });
  }

  disconnect(code: number): void {
    this.#ears?.closed(code);
  }

  /** What was said since the last look. */
  received(): FromClient[] {
    return this.said.splice(0);
  }
}
