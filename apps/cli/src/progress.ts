import { Presets, SingleBar } from 'cli-progress';
import type { Host } from './host.ts';

/** Shows how far a long command is; silent where standard error is no terminal. */
export interface Progress {
  /** `done` of the total are done. */
  at(done: number, total: number): void;
  end(): void;
}

/** @param unit what is counted, such as `games` */
export function startProgress(host: Host, unit: string, total: number): Progress {
  if (!host.terminal) return { at: () => undefined, end: () => undefined };
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

/** Lets timers, signals and output have their turn between two pieces of long work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
