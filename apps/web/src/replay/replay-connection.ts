import {
  type Entry,
  EntryError,
  type Game,
  type MatchRecord,
  Playback,
  reopenMatch,
  type SeatRecord,
  writeRecord,
} from '@durbar/kernel';
import type { SeatInfo, TableInfo } from '@durbar/protocol';
import {
  type Answer,
  addScores,
  type MatchOutcome,
  type ScorePoint,
  type Situation,
  type ViewerLogEntry,
} from '@durbar/table';
import type { ConnectionEvent, TableConnection } from '../table/table-connection.ts';

/** Replays a finished match from its record; it takes no commands. */
export class ReplayConnection implements TableConnection {
  readonly place = 'file';
  readonly sendChat = null;
  readonly leavePlan = null;
  readonly entriesBefore = null;
  readonly deleteMatch = null;
  readonly fairStart = null;
  readonly #game: Game;
  readonly #record: MatchRecord;
  readonly #log: ViewerLogEntry[] = [];
  /** The position at the start and after each log entry. */
  readonly #positions: unknown[];
  readonly #outcome: MatchOutcome | null;

  /** @throws {RecordError} if the record does not fit the game. An entry that can't be played ends the replay. */
  constructor(game: Game, record: MatchRecord) {
    this.#game = game;
    this.#record = record;
    const playback = new Playback(game, reopenMatch(game, record));
    this.#positions = [game.clone(playback.state)];
    try {
      for (const entry of record.entries) {
        const events = playback.add(entry);
        this.#log.push({ index: this.#log.length, at: entry.at ?? 0, events, ...pickKind(entry) });
        this.#positions.push(game.clone(playback.state));
      }
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
    }
    const { outcome, resigned } = playback;
    this.#outcome = outcome && { ...outcome, resigned };
  }

  open(listener: (event: ConnectionEvent) => void): () => void {
    const snapshot = { n: 0, situation: this.#situation(), log: this.#log };
    listener({ t: 'status', status: { kind: 'open', isNewVersion: false } });
    listener({ t: 'table', info: createTableInfo(this.#record), snapshot, chat: [] });
    return () => undefined;
  }

  async sendCommand(): Promise<Answer> {
    return { id: 'replay', ok: false, refusal: { clause: 'table', key: 'table.over' } };
  }

  async viewAt(index: number): Promise<unknown> {
    if (!(index >= -1 && index < this.#log.length)) throw new RangeError(`there is no log entry ${index}`);
    return this.#positions[index + 1];
  }

  async scoreCurve(): Promise<readonly ScorePoint[]> {
    const curve: ScorePoint[] = [];
    for (const [at, position] of this.#positions.entries()) {
      const soFar = this.#game.scoreSoFar?.(position);
      if (soFar) addScores(curve, at - 1, soFar.scores);
    }
    if (this.#outcome && curve.length > 0) addScores(curve, this.#log.length - 1, this.#outcome.scores);
    return curve;
  }

  async exportMatch(): Promise<string> {
    return writeRecord(this.#record);
  }

  confirmHandover(): void {
    // A finished match hides nothing.
  }

  #situation(): Situation {
    const view = this.#positions.at(-1);
    return {
      status: this.#outcome ? 'over' : 'abandoned',
      view,
      turn: this.#game.turn(view),
      active: [],
      decision: null,
      sealed: null,
      undo: false,
      undoRefusal: null,
      seats: this.#record.seats.map((seat) => ({
        control: seat.kind,
        bot: seat.kind === 'bot' ? seat.bot : null,
        resigned: this.#outcome?.resigned.includes(this.#record.seats.indexOf(seat)) ?? false,
        usedMs: 0,
      })),
      outcome: this.#outcome,
    };
  }
}

function pickKind(entry: Entry): Pick<ViewerLogEntry, 'kind' | 'seat'> {
  if ('move' in entry) return { kind: 'move', seat: entry.seat };
  if ('undo' in entry) return { kind: 'undo', seat: entry.undo };
  return { kind: entry.table, seat: entry.seat ?? null };
}

/** The player colours of a seat. A record that was changed by hand may contain the same twice. */
function listColours({ colour, secondColour }: SeatRecord): number[] {
  return [...new Set([colour, secondColour])].filter((each) => each !== undefined);
}

/** A finished table with the seats of a record. */
export function createTableInfo(record: MatchRecord): TableInfo {
  const { fairness } = record;
  return {
    id: fairness?.table ?? 'record',
    name: '',
    hostName: null,
    game: record.game,
    rules: record.rules,
    unplayable: null,
    options: { ...record.options },
    pace: 'live',
    open: false,
    status: record.outcome ? 'over' : 'abandoned',
    seats: record.seats.map(
      (seat): SeatInfo => ({
        kind: seat.kind,
        person: null,
        name: seat.name ?? null,
        bot: seat.kind === 'bot' ? seat.bot : null,
        here: true,
        vanished: false,
        colours: listColours(seat),
      }),
    ),
    host: 'record',
    watching: 0,
    botsBusy: false,
    commitment: fairness?.commitment ?? '',
    hashes: [],
    awaited: [],
    rounds: [],
    fairness: fairness ? { secret: fairness.secret, nonces: [...fairness.nonces] } : null,
    rematch: null,
    openedAt: 0,
    lastAt: 0,
    you: {
      seat: null,
      newcomer: null,
      freed: null,
      host: false,
      muted: false,
      returnCode: null,
    },
  };
}
