import { Failure } from '../environment.ts';
import type { ServerTimes } from './load-result.ts';

/** Node's event loop histogram samples at this interval and counts it in each value, so it is subtracted to get the delay. */
const SAMPLING_INTERVAL_MS = 10;

/** The server's metrics, as text. Reading them begins its event loop's histogram anew. */
export async function readMetrics(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`);
  if (!answer.ok) throw new Failure(`the server shows no metrics: HTTP ${answer.status}`);
  return answer.text();
}

/** What happened between two readings of the metrics. */
export function serverTimes(before: string, after: string): ServerTimes {
  const earlier = parseBuckets(before);
  let below = 0;
  const moves = [...parseBuckets(after)].map(([upTo, sum]) => {
    const total = sum - (earlier.get(upTo) ?? 0);
    const count = total - below;
    below = total;
    return { upToMs: upTo === '+Inf' ? null : Number(upTo) * 1000, count };
  });
  return {
    moves,
    loopP99Ms: delayMs(after, 'p99'),
    loopMaxMs: delayMs(after, 'max'),
  };
}

/** Moves up to each limit in seconds, by that limit, ascending. */
function parseBuckets(metrics: string): Map<string, number> {
  const found = metrics.matchAll(/^durbar_move_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm);
  return new Map([...found].map(([, upTo = '', count]) => [upTo, Number(count)]));
}

function delayMs(metrics: string, which: string): number {
  const [, seconds] = new RegExp(`^nodejs_eventloop_lag_${which}_seconds (\\S+)$`, 'm').exec(metrics) ?? [];
  return Math.max(0, Number(seconds) * 1000 - SAMPLING_INTERVAL_MS);
}

/** The time within which this part of all moves was answered, in milliseconds, interpolated inside its bucket. */
export function percentileOfMoves(moves: ServerTimes['moves'], part: number): number {
  const target = part * moves.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  let from = 0;
  for (const { upToMs, count } of moves) {
    if (below + count >= target && count > 0)
      return upToMs === null ? from : from + ((upToMs - from) * (target - below)) / count;
    below += count;
    from = upToMs ?? from;
  }
  return from;
}
