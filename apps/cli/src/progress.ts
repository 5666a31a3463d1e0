import { Presets, SingleBar } from 'cli-progress';
import type { CommandEnvironment } from './environment.ts';

/** The progress bar of a long command; silent unless standard error is a terminal. */
export interface Progress {
  /** Shows `done` of `total`. */
  at(done: number, total: number): void;
  end(): void;
}

/** @param unit what is counted, such as `matches` */
export function startProgress(environment: CommandEnvironment, unit: string, total: number): Progress {
  if (!environment.terminal) return { at: () => undefined, end: () => undefined };
  const bar = new SingleBar(
    {
      format: `{bar} {percentage}% · {value}/{total} ${unit} · {eta_formatted} left`,
      stream: process.stderr,
      clearOnComplete: true,
      etaBuffer: 20,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    at(done, of) {
      bar.setTotal(of);
      bar.update(done);
    },
    end: () => bar.stop(),
  };
}

/** Lets timers, signals and output run between two pieces of long work. */
export function yieldToEvents(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
