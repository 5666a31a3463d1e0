import type { AskBot } from '@durbar/table';
import type { NumberedAnswer, NumberedQuestion } from './bots-worker.ts';

/** A bot that thinks longer than this is given up: the table then makes a legal move for it. */
const TIME_LIMIT_MS = 15_000;

interface PendingAnswer {
  readonly resolve: (move: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Bots in a worker of their own, so that thinking never holds up the page. */
export class BotWorker {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, PendingAnswer>();

  readonly ask: AskBot = (question) =>
    new Promise((resolve, reject) => {
      const number = this.#asked++;
      const timer = setTimeout(() => this.#giveUp(new Error(`${question.bot} took too long`)), TIME_LIMIT_MS);
      this.#waiting.set(number, { resolve, reject, timer });
      const asked: NumberedQuestion = { number, question };
      this.#running().postMessage(asked);
    });

  close(): void {
    this.#giveUp(new Error('the match was closed'));
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => this.#answered(data));
    worker.addEventListener('error', () => this.#giveUp(new Error('the bots’ worker broke')));
    this.#worker = worker;
    return worker;
  }

  #answered(answer: NumberedAnswer): void {
    const waiting = this.#waiting.get(answer.number);
    if (!waiting) return;
    this.#waiting.delete(answer.number);
    clearTimeout(waiting.timer);
    if ('move' in answer) waiting.resolve(answer.move);
    else waiting.reject(new Error(answer.error));
  }

  /** Whatever is asked fails; an endless search ends only with its worker. The next question starts another. */
  #giveUp(error: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
