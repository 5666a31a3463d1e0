import { STRENGTH_BOTS } from '@durbar/bots/strength';
import type { Game, Refusal } from '@durbar/kernel';
import {
  beatsOf,
  countCommands,
  type Gain,
  isAllowed,
  listGains,
  nextAction,
  playTo,
  rivalMoves,
  type ScriptState,
  scriptState,
  tutorialSetup,
} from '@durbar/kit/tutorial/script.ts';
import { LEARNER, type Tutorial, type TutorialFile } from '@durbar/kit/tutorial/tutorial.ts';
import { type Answer, type CommandAction, LocalTable, savedMatch } from '@durbar/table';
import { randomHex } from '../net/random.ts';
import { LocalConnection } from './local-connection.ts';
import type { LocalFacts } from './local-info.ts';
import { matchLibrary } from './match-library.ts';
import { matchToStore } from './open-match.ts';

/** The match of a tutorial: other seats play the record, and the learner may make only the moves of the present beat. */
export class TutorialMatch extends LocalConnection {
  #beat = 0;
  #gains: readonly Gain[] = [];
  #numbers: Readonly<Record<string, number>> = {};
  readonly #file: TutorialFile;
  readonly #table: LocalTable;
  readonly #facts: LocalFacts;

  private constructor(file: TutorialFile, table: LocalTable, beat: number, facts: LocalFacts) {
    super(table, facts, () => Promise.resolve());
    this.#file = file;
    this.#table = table;
    this.#facts = facts;
    this.startBeat(beat);
  }

  /**
   * Opens a tutorial at the beginning of a beat.
   * @param name the learner's name
   */
  static open(file: TutorialFile, game: Game, beat: number, name: string): TutorialMatch {
    const { tutorial } = file;
    const { log, setup } = playTo(tutorial, game, tutorialSetup(tutorial, STRENGTH_BOTS.easy), beat);
    const table: LocalTable = LocalTable.restore(savedMatch(game.meta, setup, log), {
      game,
      now: () => performance.now(),
      askBot: async ({ seat }) => {
        const move = rivalMoves(tutorial, seat)[countCommands(table.match, seat)];
        // Beyond the record nobody plays until the learner goes on alone.
        return move ?? new Promise<never>(() => undefined);
      },
      // The place in the tutorial is stored instead.
      save: () => Promise.resolve(),
      botFailed: ({ error }) => {
        throw error;
      },
      saveFailed: reportError,
    });
    const facts: LocalFacts = {
      id: setup.table,
      game: tutorial.game,
      names: setup.seats.map((_, seat) => (seat === LEARNER ? name : null)),
      startedAt: Date.now(),
    };
    return new TutorialMatch(file, table, beat, facts);
  }

  /** The beat that the learner is at. */
  get beat(): number {
    return this.#beat;
  }

  /** What the moves of the beat bring the learner. */
  get gains(): readonly Gain[] {
    return this.#gains;
  }

  /** The numbers that the texts name, as the beat began. */
  get numbers(): Readonly<Record<string, number>> {
    return this.#numbers;
  }

  get script(): ScriptState {
    return scriptState(this.#tutorial, this.#table.match, this.#beat);
  }

  /** Goes on to a beat; those before it must be played. */
  startBeat(beat: number): void {
    const { match } = this.#table;
    this.#beat = beat;
    const view = match.view(LEARNER);
    this.#gains = listGains(match.game, view, beatsOf(this.#tutorial)[beat]?.moves ?? []);
    this.#numbers = this.#file.numbers?.(view) ?? {};
  }

  override async sendCommand(act: CommandAction, decision: number | null): Promise<Answer> {
    const beat = beatsOf(this.#tutorial)[this.#beat];
    const { game } = this.#table.match;
    if (beat && isAllowed(game, beat, this.script.done, act)) return super.sendCommand(act, decision);
    const next = beat && nextAction(beat, this.script.done);
    const refusal: Refusal = { clause: 'table', key: next ? 'learn.elsewhere' : 'learn.listen' };
    return { id: 'learn', ok: false, refusal };
  }

  /** Stores the match as one of this device. Returns its id. */
  async keep(): Promise<string> {
    const { game, setup, log } = this.#table.match;
    const facts = { ...this.#facts, id: randomHex(8) };
    await matchLibrary.write(matchToStore(facts, savedMatch(game.meta, setup, log), false));
    return facts.id;
  }

  get #tutorial(): Tutorial {
    return this.#file.tutorial;
  }

  close(): void {
    this.#table.close();
  }
}
