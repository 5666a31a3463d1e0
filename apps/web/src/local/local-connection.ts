import type { Seat } from '@durbar/kernel';
import { writeRecord } from '@durbar/kernel';
import type { TableInfo } from '@durbar/protocol';
import type {
  Act,
  Answer,
  LocalListener,
  LocalTable,
  PendingDecision,
  Situation,
  Snapshot,
  Update,
} from '@durbar/table';
import type { ConnectionEvent, TableConnection } from '../table/table-connection.ts';
import { type LocalFacts, localInfo } from './local-info.ts';
import { type Deciding, nextViewer, viewsDiffer } from './next-viewer.ts';

/** A match in this browser, for one person against bots or for several round one screen. */
export class LocalConnection implements TableConnection {
  readonly place = 'device';
  readonly sendChat = null;
  readonly deleteMatch: () => Promise<void>;
  readonly #table: LocalTable;
  readonly #facts: LocalFacts;
  /** People at this device. */
  readonly #people: readonly Seat[];
  #looking: Seat;
  /** The curtain is down: nobody looks until somebody says that it is them. */
  #curtain = false;
  /** Seat and number of the sealed choice that whoever looks is asked for. */
  #secret: string | null = null;
  #listener: ((event: ConnectionEvent) => void) | null = null;
  #told: TableInfo | null = null;
  /** What the stream of whoever looks told of a step that other streams have yet to tell. */
  #pending: Update | null = null;

  /** @param discard ends the match and forgets it */
  constructor(table: LocalTable, facts: LocalFacts, discard: () => Promise<void>) {
    this.deleteMatch = discard;
    this.#table = table;
    this.#facts = facts;
    this.#people = table.match.seats.flatMap(({ control }, seat) => (control === 'person' ? [seat] : []));
    const first = this.#people[0] ?? 0;
    const deciding = this.#deciding();
    this.#looking = nextViewer(first, deciding, () => null).seat;
    this.#newSecret();
    const secret =
      deciding.some(({ sealed }) => sealed) || viewsDiffer(this.#people.map((seat) => this.#view(seat)));
    this.#curtain = this.#people.length > 1 && secret;
  }

  open(listener: (event: ConnectionEvent) => void): () => void {
    this.#listener = listener;
    const stops = this.#people.map((seat) => this.#table.watch(seat, this.#watcher(seat)));
    this.#tell({ t: 'line', line: { kind: 'open', newer: false } });
    return () => {
      this.#listener = null;
      for (const stop of stops) stop();
    };
  }

  async sendCommand(act: Act, decision: number | null): Promise<Answer> {
    return this.#table.act(this.#looking, act, decision === null ? null : this.#idAtTable(decision));
  }

  async viewAt(index: number): Promise<unknown> {
    return this.#table.past(this.#looking, index);
  }

  async exportMatch(): Promise<string> {
    const { match } = this.#table;
    const over = match.status === 'over' || match.status === 'abandoned';
    if (over) return writeRecord(match.record({ names: this.#facts.names }));
    return JSON.stringify(match.viewerLog(this.#looking), null, 2);
  }

  confirmHandover(): void {
    this.#curtain = false;
    this.#whole();
  }

  /** Each person's stream is followed; only that of whoever looks is told. */
  #watcher(seat: Seat): LocalListener {
    return {
      snapshot: () => {
        if (seat === this.#looking) this.#whole();
      },
      update: (update) => this.#step(seat, update),
    };
  }

  #step(seat: Seat, update: Update): void {
    if (this.#curtain) return;
    // A changed sealed choice happens for nobody but its owner, so no other stream tells of it.
    if (update.happened.length === 0) {
      if (seat === this.#looking) this.#tell({ t: 'update', update: this.#ofScreen(seat, update) });
      return;
    }
    // Streams of several seats tell of the same step one after another: the last one knows that all have.
    const [last] = this.#people.slice(-1);
    if (seat === this.#looking) this.#pending = update;
    if (seat !== last || !this.#pending) return;
    const shown = this.#pending;
    this.#pending = null;
    const next = nextViewer(this.#looking, this.#deciding(), (each) => this.#view(each));
    this.#looking = next.seat;
    if (this.#newSecret() || next.needsHandover) {
      this.#curtain = true;
      return this.#whole();
    }
    this.#info();
    this.#tell({ t: 'update', update: { ...shown, ...situationParts(this.#snapshot(next.seat).situation) } });
  }

  #whole(): void {
    const info = this.#info();
    this.#tell({ t: 'curtain', seat: this.#curtain ? this.#looking : null });
    this.#tell({
      t: 'table',
      info,
      snapshot: this.#curtain ? null : this.#snapshot(this.#looking),
      chat: [],
    });
  }

  /** Tells how the table stands, where that has changed. */
  #info(): TableInfo {
    const info = localInfo(this.#table.match, this.#facts, this.#looking);
    if (JSON.stringify(info) !== JSON.stringify(this.#told)) {
      this.#told = info;
      this.#tell({ t: 'info', info });
    }
    return info;
  }

  #snapshot(seat: Seat): Snapshot {
    const snapshot = this.#table.match.snapshot(seat);
    const { situation } = snapshot;
    return { ...snapshot, situation: { ...situation, decision: this.#decisionOf(seat, situation.decision) } };
  }

  #ofScreen(seat: Seat, update: Update): Update {
    const { decision } = update.own;
    if (decision === undefined) return update;
    return { ...update, own: { ...update.own, decision: this.#decisionOf(seat, decision) } };
  }

  /** Each seat counts its own decisions; on a screen that goes from seat to seat no two may have the same number. */
  #decisionOf(seat: Seat, decision: PendingDecision | null): PendingDecision | null {
    return decision && { ...decision, id: decision.id * this.#table.match.seats.length + seat };
  }

  #idAtTable(decision: number): number {
    return Math.trunc(decision / this.#table.match.seats.length);
  }

  #view(seat: Seat): unknown {
    return this.#snapshot(seat).situation.view;
  }

  #deciding(): Deciding[] {
    return this.#table.match
      .awaiting()
      .filter(({ control }) => control === 'person')
      .map(({ seat, decision }) => ({ seat, sealed: decision.sealed }));
  }

  /** Whether whoever looks is asked for something secret that they were not asked for before: others look away first. */
  #newSecret(): boolean {
    const asked = this.#table.match.awaiting().find(({ seat }) => seat === this.#looking)?.decision;
    const secret = asked?.sealed ? `${this.#looking} ${asked.id}` : null;
    const isNew = secret !== null && secret !== this.#secret;
    this.#secret = secret;
    return isNew && this.#people.length > 1;
  }

  #tell(event: ConnectionEvent): void {
    this.#listener?.(event);
  }
}

/** The whole situation but for its view, as an update says it. */
function situationParts({ view: _, ...parts }: Situation): Pick<Update, 'own' | 'set'> {
  const { decision, sealed, undo, undoRefusal, ...set } = parts;
  return { own: { decision, sealed, undo, undoRefusal }, set };
}
