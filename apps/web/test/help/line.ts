import { type FromClient, fromClient, PROTOCOL } from '@durbar/protocol';
import { type ChannelEars, Socket } from '../../src/net/socket.ts';
import { Clock } from './clock.ts';

/** A server's end of a socket, and the socket: what it says is heard, and answered by hand. */
export class FakeServer {
  readonly clock = new Clock();
  readonly said: FromClient[] = [];
  opened = 0;
  closed = 0;
  introduced = 0;
  renewed = 0;
  #ears: ChannelEars | null = null;
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
    later: this.clock.later,
    renewed: () => {
      this.renewed++;
    },
    introduce: async () => {
      this.introduced++;
    },
  });

  says(message: unknown): void {
    this.#ears?.message(typeof message === 'string' ? message : JSON.stringify(message));
  }

  hello(build = 'b1', protocol = PROTOCOL): void {
    this.says({ t: 'hello', protocol, build, you: { id: 'p1', name: 'Mira', locale: 'en' } });
  }

  hangsUp(code: number): void {
    this.#ears?.closed(code);
  }

  /** What was said since the last look. */
  heard(): FromClient[] {
    return this.said.splice(0);
  }
}
