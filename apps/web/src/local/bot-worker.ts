import type { AskBot } from '@durbar/table';
import type { NumberedAnswer, NumberedQuestion } from './bots-worker.ts';

/** A bot that thinks longer fails; the table then makes a legal move for it. */
const TIME_LIMIT_MS = 15_000;

interface PendingAnswer {
  readonly resolve: (move: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Runs bots in a worker, so that they never block the page. */
export class BotWorker {
  #worker: Worker | null = null;
  #questions = 0;
  readonly #pending = new Map<number, PendingAnswer>();

  readonly ask: AskBot = (question) =>
    new Promise((resolve, reject) => {
      const number = this.#questions++;
      const timer = setTimeout(
        () => this.#failAll(new Error(`${question.bot} took too long`)),
        TIME_LIMIT_MS,
      );
      this.#pending.set(number, { resolve, reject, timer });
      const message: NumberedQuestion = { number, question };
      this.#runningWorker().postMessage(message);
    });

  close(): void {
    this.#failAll(new Error('the match was closed'));
  }

  #runningWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => this.#handleAnswer(data));
    worker.addEventListener('error', () => this.#failAll(new Error('the bots’ worker broke')));
    this.#worker = worker;
    return worker;
  }

  #handleAnswer(answer: NumberedAnswer): void {
    const pending = this.#pending.get(answer.number);
    if (!pending) return;
    this.#pending.delete(answer.number);
    clearTimeout(pending.timer);
    if ('move' in answer) pending.resolve(answer.move);
    else pending.reject(new Error(answer.error));
  }

  /** Fails all pending questions and ends the worker, the only way to stop a search. The next question starts another. */
  #failAll(error: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#pending.clear();
  }
}
