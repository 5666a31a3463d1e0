import type { Seat } from '@durbar/kernel';
import { writeRecord } from '@durbar/kernel';
import type { TableInfo } from '@durbar/protocol';
import type {
  Answer,
  CommandAction,
  LocalListener,
  LocalTable,
  PendingDecision,
  ScorePoint,
  Situation,
  Snapshot,
  Update,
} from '@durbar/table';
import type { ConnectionEvent, TableConnection } from '../table/table-connection.ts';
import { type LocalFacts, listNames, localInfo } from './local-info.ts';
import { type Deciding, nextViewer, viewsDiffer } from './next-viewer.ts';

/** The name of this device's player, which may become known or change during a match. */
export interface OwnName {
  get(): string;
  /** Returns a function that ends the subscription. */
  subscribe(changed: () => void): () => void;
}

/** A match in this browser, for one person against bots or several people at one screen. */
export class LocalConnection implements TableConnection {
  readonly place = 'device';
  readonly sendChat = null;
  readonly leavePlan = null;
  readonly fairStart = null;
  readonly entriesBefore = null;
  readonly deleteMatch: () => Promise<void>;
  readonly #table: LocalTable;
  readonly #facts: LocalFacts;
  readonly #ownName: OwnName | undefined;
  /** People at this device. */
  readonly #people: readonly Seat[];
  /** The seat whose view is on screen. */
  #viewer: Seat;
  /** Whether the board is hidden until the viewer confirms the handover. */
  #awaitsHandover = false;
  /** Seat and decision id of the sealed choice that the viewer is asked for. */
  #sealedDecision: string | null = null;
  #listener: ((event: ConnectionEvent) => void) | null = null;
  #reportedInfo: TableInfo | null = null;
  /** The viewer's update of a step that other seats' streams have not delivered yet. */
  #pending: Update | null = null;

  /**
   * @param discard ends and deletes the match
   * @param ownName only for matches with a seat that is stored as `OWN_NAME`
   */
  constructor(table: LocalTable, facts: LocalFacts, discard: () => Promise<void>, ownName?: OwnName) {
    this.deleteMatch = discard;
    this.#table = table;
    this.#facts = facts;
    this.#ownName = ownName;
    this.#people = table.match.seats.flatMap(({ control }, seat) => (control === 'person' ? [seat] : []));
    const first = this.#people[0] ?? 0;
    const deciding = this.#deciding();
    this.#viewer = nextViewer(first, deciding, () => null).seat;
    this.#updateSealedDecision();
    const secret =
      deciding.some(({ sealed }) => sealed) || viewsDiffer(this.#people.map((seat) => this.#view(seat)));
    this.#awaitsHandover = this.#people.length > 1 && secret;
  }

  open(listener: (event: ConnectionEvent) => void): () => void {
    this.#listener = listener;
    const stops = this.#people.map((seat) => this.#table.watch(seat, this.#listenerFor(seat)));
    if (this.#ownName) stops.push(this.#ownName.subscribe(() => this.#emitInfo()));
    this.#emit({ t: 'status', status: { kind: 'open', isNewVersion: false } });
    return () => {
      this.#listener = null;
      for (const stop of stops) stop();
    };
  }

  async sendCommand(act: CommandAction, decision: number | null): Promise<Answer> {
    return this.#table.act(this.#viewer, act, decision === null ? null : this.#idAtTable(decision));
  }

  async viewAt(index: number): Promise<unknown> {
    return this.#table.past(this.#viewer, index);
  }

  async scoreCurve(): Promise<readonly ScorePoint[]> {
    return this.#table.scoreCurve();
  }

  async exportMatch(): Promise<string> {
    const { match } = this.#table;
    const over = match.status === 'over' || match.status === 'abandoned';
    if (over) {
      const names = listNames(this.#facts, this.#own);
      return writeRecord(match.record({ names, colours: this.#facts.colours ?? [] }));
    }
    return JSON.stringify(match.viewerLog(this.#viewer), null, 2);
  }

  confirmHandover(): void {
    this.#awaitsHandover = false;
    this.#emitTable();
  }

  get #own(): string {
    return this.#ownName?.get() ?? '';
  }

  /** Follows each person's stream; only the viewer's is reported. */
  #listenerFor(seat: Seat): LocalListener {
    return {
      snapshot: () => {
        if (seat === this.#viewer) this.#emitTable();
      },
      update: (update) => this.#handleUpdate(seat, update),
    };
  }

  #handleUpdate(seat: Seat, update: Update): void {
    if (this.#awaitsHandover) return;
    // Only the owner's stream reports a changed sealed choice.
    if (update.happened.length === 0) {
      if (seat === this.#viewer) this.#emit({ t: 'update', update: this.#onScreen(seat, update) });
      return;
    }
    // The streams deliver the same step one after another; after the last seat's, all have delivered it.
    const [last] = this.#people.slice(-1);
    if (seat === this.#viewer) this.#pending = update;
    if (seat !== last || !this.#pending) return;
    const viewerUpdate = this.#pending;
    this.#pending = null;
    const next = nextViewer(this.#viewer, this.#deciding(), (each) => this.#view(each));
    this.#viewer = next.seat;
    if (this.#updateSealedDecision() || next.needsHandover) {
      this.#awaitsHandover = true;
      return this.#emitTable();
    }
    this.#emitInfo();
    this.#emit({
      t: 'update',
      update: { ...viewerUpdate, ...situationParts(this.#situation(next.seat)) },
    });
  }

  #emitTable(): void {
    const info = this.#emitInfo();
    this.#emit({ t: 'handover', seat: this.#awaitsHandover ? this.#viewer : null });
    this.#emit({
      t: 'table',
      info,
      snapshot: this.#awaitsHandover ? null : this.#snapshot(this.#viewer),
      chat: [],
    });
  }

  /** Reports the table's info if it changed. */
  #emitInfo(): TableInfo {
    const info = localInfo(this.#table.match, this.#facts, this.#viewer, this.#own);
    if (JSON.stringify(info) !== JSON.stringify(this.#reportedInfo)) {
      this.#reportedInfo = info;
      this.#emit({ t: 'info', info });
    }
    return info;
  }

  #snapshot(seat: Seat): Snapshot {
    return { ...this.#table.match.snapshot(seat), situation: this.#situation(seat) };
  }

  #situation(seat: Seat): Situation {
    const { situation } = this.#table.match.snapshot(seat, 0);
    return { ...situation, decision: this.#decisionOnScreen(seat, situation.decision) };
  }

  #onScreen(seat: Seat, update: Update): Update {
    const { decision } = update.own;
    if (decision === undefined) return update;
    return { ...update, own: { ...update.own, decision: this.#decisionOnScreen(seat, decision) } };
  }

  /** Each seat numbers its own decisions; on a shared screen the seat is added, so that no two ids are equal. */
  #decisionOnScreen(seat: Seat, decision: PendingDecision | null): PendingDecision | null {
    return decision && { ...decision, id: decision.id * this.#table.match.seats.length + seat };
  }

  #idAtTable(decision: number): number {
    return Math.trunc(decision / this.#table.match.seats.length);
  }

  #view(seat: Seat): unknown {
    return this.#situation(seat).view;
  }

  #deciding(): Deciding[] {
    return this.#table.match
      .awaiting()
      .filter(({ control }) => control === 'person')
      .map(({ seat, decision }) => ({ seat, sealed: decision.sealed }));
  }

  /** Remembers the viewer's sealed decision. Returns whether it is new, so that the others must look away. */
  #updateSealedDecision(): boolean {
    const asked = this.#table.match.awaiting().find(({ seat }) => seat === this.#viewer)?.decision;
    const sealed = asked?.sealed ? `${this.#viewer} ${asked.id}` : null;
    const isNew = sealed !== null && sealed !== this.#sealedDecision;
    this.#sealedDecision = sealed;
    return isNew && this.#people.length > 1;
  }

  #emit(event: ConnectionEvent): void {
    this.#listener?.(event);
  }
}

/** A whole situation, without its view, as the parts of an update. */
function situationParts({ view: _, ...parts }: Situation): Pick<Update, 'own' | 'set'> {
  const { decision, sealed, undo, undoRefusal, ...set } = parts;
  return { own: { decision, sealed, undo, undoRefusal }, set };
}
