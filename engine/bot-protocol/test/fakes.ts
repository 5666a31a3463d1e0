import type { After, SessionHost } from '../src/index.ts';
import { BotSession } from '../src/index.ts';

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

/** Timers that go off when a test says so. */
class FakeTime {
  #now = 0;
  readonly #timers = new Set<Timer>();

  readonly after: After = (ms, task) => {
    const timer = { at: this.#now + ms, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  pass(ms: number): void {
    this.#now += ms;
    for (const timer of Array.from(this.#timers))
      if (timer.at <= this.#now) {
        this.#timers.delete(timer);
        timer.task();
      }
  }

  get running(): number {
    return this.#timers.size;
  }
}

/** A session whose bot is the test. */
export class FakeBot {
  readonly time = new FakeTime();
  readonly sent: Record<string, unknown>[] = [];
  readonly session: BotSession;
  /** Called with each message to the bot. */
  onMessage: (message: Record<string, unknown>) => void = () => undefined;

  constructor(host: Partial<SessionHost> = {}) {
    const send = (line: string): void => {
      const message = JSON.parse(line) as Record<string, unknown>;
      this.sent.push(message);
      this.onMessage(message);
    };
    this.session = new BotSession(
      { send },
      {
        engine: 'durbar test',
        games: { maharani: 2 },
        after: this.time.after,
        ...host,
      },
    );
  }

  say(message: object): void {
    this.session.receive(JSON.stringify(message));
  }

  greet(more: object = {}): void {
    this.say({ t: 'hello', protocol: 1, name: 'fake', games: ['maharani'], ...more });
  }

  /** What was sent last. */
  get last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }

  ofKind(t: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['t'] === t);
  }
}

/** Lets all promises that can settle do so. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
