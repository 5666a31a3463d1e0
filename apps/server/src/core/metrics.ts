import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics for Prometheus. None of them names a person or a table. */
export class Metrics {
  readonly registry = new Registry();
  readonly commands = this.#counter('durbar_commands_total', 'Commands by outcome', ['outcome']);
  readonly accepted = this.commands.labels('accepted');
  readonly refused = this.commands.labels('refused');
  readonly unsaved = this.commands.labels('unsaved');
  readonly moveSeconds = this.#histogram(
    'durbar_move_seconds',
    "Seconds from a person's move until its answer, which is sent once the move is durable",
    [0.001, 0.002, 0.003, 0.004, 0.006, 0.008, 0.012, 0.016, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2],
  );
  readonly botMoves = this.#counter(
    'durbar_bot_moves_total',
    'Moves of bots, by origin: chosen, fallback, outdated',
    ['origin'],
  );
  readonly botSeconds = this.#histogram(
    'durbar_bot_seconds',
    'Seconds bots took for a decision',
    [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  );
  readonly commitSeconds = this.#histogram(
    'durbar_commit_seconds',
    'Seconds a group commit took',
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
  );
  readonly roomsPerCommit = this.#histogram(
    'durbar_commit_rooms',
    'Rooms that shared a group commit',
    [1, 2, 5, 10, 25, 50, 100, 250],
  );
  readonly sockets = this.#gauge('durbar_sockets', 'Open sockets');
  readonly rooms = this.#gauge('durbar_rooms', 'Rooms: tables that are loaded');
  readonly dropped = this.#counter(
    'durbar_sockets_dropped_total',
    'Sockets closed by the server, by reason',
    ['reason'],
  );
  readonly suspicions = this.#counter(
    'durbar_suspicions_total',
    'Requests that look like attacks: guessed codes, forged cookies, foreign origins, unknown hosts',
    ['kind'],
  );
  readonly httpSeconds = this.#histogram(
    'durbar_http_seconds',
    'Seconds HTTP requests took',
    [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
    ['route', 'status'],
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  #histogram(name: string, help: string, buckets: number[], labelNames: string[] = []): Histogram {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}
