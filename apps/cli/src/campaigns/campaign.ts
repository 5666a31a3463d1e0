import { join } from 'node:path';
import { z } from 'zod';
import type { CommandEnvironment } from '../environment.ts';
import { Failure } from '../environment.ts';
import { makeFolder, writeText } from '../files.ts';
import { yieldToEvents } from '../progress.ts';
import { readState, writeState } from './state-file.ts';

/** A long test that runs in units. A unit depends only on the seed and its own name, so a failed unit can be rerun alone. */
export interface Campaign<T> {
  readonly name: string;
  /** What the goal counts, such as `kills`. */
  readonly counted: string;
  /** Schema of all counts so far, to which each unit adds. */
  readonly tally: z.ZodType<T>;
  readonly empty: T;
  /** The count in the tally that is compared with the goal. */
  amount(tally: T): number;
  /** The name of the next unit. */
  next(tally: T): string;
  /**
   * Runs a unit.
   * @returns the tally including this unit
   * @throws {Fault} if the program under test misbehaves
   */
  run(unit: string, seed: string, tally: T): T | Promise<T>;
  /** Lines of the summary, besides what the goal counts. */
  describe(tally: T): readonly string[];
}

/** Misbehaviour that a campaign has found. `unit` names the smallest part that reproduces it; null: the whole unit. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly unit: string | null;

  constructor(message: string, unit: string | null = null, cause?: unknown) {
    super(message, { cause });
    this.unit = unit;
  }
}

export interface CampaignSettings {
  readonly goal: number;
  /** Folder of the saved progress and the summary. */
  readonly folder: string;
  /** Default: the seed of the progress saved in the folder, or else a fixed seed. */
  readonly seed?: string;
  readonly minutes?: number;
  /** Runs this unit alone and saves nothing. */
  readonly only?: string;
  readonly json?: true;
}

const DEFAULT_SEED = 'durbar';
const PROGRESS_EVERY_MS = 15_000;
const KEEP_EVERY_MS = 2000;

interface State<T> {
  readonly campaign: string;
  readonly seed: string;
  readonly tally: T;
  readonly seconds: number;
}

/**
 * Runs a campaign until its goal or its time limit; continues from the progress saved in the folder.
 * @returns false if a fault was found
 */
export async function runCampaign<T>(
  environment: CommandEnvironment,
  campaign: Campaign<T>,
  settings: CampaignSettings,
): Promise<boolean> {
  if (settings.only !== undefined)
    return runOne(environment, campaign, settings.only, settings.seed ?? DEFAULT_SEED);
  await makeFolder(environment, settings.folder);
  const run = new CampaignRun(environment, campaign, settings);
  await run.open();
  return run.go();
}

async function runOne<T>(
  environment: CommandEnvironment,
  campaign: Campaign<T>,
  unit: string,
  seed: string,
): Promise<boolean> {
  try {
    await campaign.run(unit, seed, campaign.empty);
    environment.out(`${campaign.name}: no fault in '${unit}'\n`);
    return true;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    environment.err(`${faultText(error)}\n`);
    return false;
  }
}

class CampaignRun<T> {
  readonly #environment: CommandEnvironment;
  readonly #campaign: Campaign<T>;
  readonly #settings: CampaignSettings;
  readonly #begun: number;
  #state: State<T>;
  #shownAt: number;
  #keptAt = 0;

  constructor(environment: CommandEnvironment, campaign: Campaign<T>, settings: CampaignSettings) {
    [this.#environment, this.#campaign, this.#settings] = [environment, campaign, settings];
    this.#begun = environment.now();
    this.#shownAt = this.#begun;
    const { name, empty } = campaign;
    this.#state = { campaign: name, seed: settings.seed ?? DEFAULT_SEED, tally: empty, seconds: 0 };
  }

  /** Loads the progress saved in the folder. @throws {Failure} if it belongs to another campaign or seed */
  async open(): Promise<void> {
    const { name, tally } = this.#campaign;
    const schema = z.object({
      campaign: z.literal(name),
      seed: z.string(),
      tally,
      seconds: z.number(),
    });
    const kept = await readState(this.#file, schema);
    if (!kept) return;
    const { seed = kept.seed } = this.#settings;
    if (seed !== kept.seed)
      throw new Failure(`'${this.#file}' has the seed '${kept.seed}'; name another folder in --out`);
    this.#state = { campaign: name, seed, tally: kept.tally, seconds: kept.seconds };
  }

  async go(): Promise<boolean> {
    const { minutes = Number.POSITIVE_INFINITY, goal } = this.#settings;
    while (this.#amount < goal && this.#environment.now() - this.#begun < minutes * 60_000) {
      const fault = await this.#step();
      if (fault) {
        await this.#finish(fault);
        return false;
      }
      await yieldToEvents();
    }
    await this.#finish(null);
    return true;
  }

  async #step(): Promise<{ readonly message: string; readonly command: string } | null> {
    const { tally, seed } = this.#state;
    const unit = this.#campaign.next(tally);
    const before = this.#environment.now();
    try {
      const after = await this.#campaign.run(unit, seed, tally);
      const now = this.#environment.now();
      this.#state = { ...this.#state, tally: after, seconds: this.#state.seconds + (now - before) / 1000 };
      if (now - this.#keptAt >= KEEP_EVERY_MS) await this.#keep(now);
      if (now - this.#shownAt >= PROGRESS_EVERY_MS) this.#show(now);
      return null;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const only = error.unit ?? unit;
      const command = `npm run campaign ${this.#campaign.name} -- --seed '${seed}' --only '${only}'`;
      return { message: faultText(error), command };
    }
  }

  get #amount(): number {
    return this.#campaign.amount(this.#state.tally);
  }

  get #file(): string {
    return join(this.#settings.folder, `${this.#campaign.name}.json`);
  }

  async #keep(now: number): Promise<void> {
    this.#keptAt = now;
    await writeState(this.#file, this.#state);
  }

  #show(now: number): void {
    this.#shownAt = now;
    this.#environment.err(`${this.#line()}\n`);
  }

  #line(): string {
    const { name, counted } = this.#campaign;
    const minutes = (this.#state.seconds / 60).toFixed(1);
    return `${name}: ${this.#amount} of ${this.#settings.goal} ${counted}, ${minutes} minutes`;
  }

  async #finish(fault: { readonly message: string; readonly command: string } | null): Promise<void> {
    const { name, counted } = this.#campaign;
    const { seed, tally, seconds } = this.#state;
    const { folder, goal, json } = this.#settings;
    await this.#keep(this.#environment.now());
    const summary = {
      campaign: name,
      seed,
      counted,
      goal,
      amount: this.#amount,
      complete: this.#amount >= goal,
      seconds: Math.round(seconds),
      tally,
      fault,
    };
    const end = fault
      ? 'a fault was found'
      : summary.complete
        ? 'no fault'
        : 'no fault so far; run it again to continue';
    const lines = [
      `${this.#line()}, seed '${seed}': ${end}`,
      ...this.#campaign.describe(tally).map((line) => `  ${line}`),
    ];
    if (fault) lines.push(fault.message, `To reproduce it: ${fault.command}`);
    const text = `${lines.join('\n')}\n`;
    await writeState(join(folder, 'summary.json'), summary);
    await writeText(this.#environment, join(folder, 'summary.txt'), text);
    this.#environment.out(json ? `${JSON.stringify(summary, null, 2)}\n` : text);
  }
}

function faultText({ message, cause }: Fault): string {
  return cause instanceof Error && cause.stack ? `${message}\n${cause.stack}` : message;
}
