import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const chance = new URL('chance.mjs', import.meta.url).href;

/**
 * Ports of servers that were closed, for the next ones: what a page's browser has cached and compiled belongs to an address.
 */
const freePorts: number[] = [];

/** The built server as a process, with a temporary data file and the same random numbers in each run. */
export class TestServer {
  /** The repository, or a copy of it, that was built. */
  readonly #root: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'durbar-browser-'));
  #process: ChildProcess | null = null;
  #port = freePorts.pop() ?? 0;
  #launches = 0;

  #env: Readonly<Record<string, string>>;

  private constructor(from: string, env: Readonly<Record<string, string>>) {
    this.#root = from;
    this.#env = env;
  }

  /**
   * @param from root of the repository, or of a copy, whose build is run
   * @param env settings beside the tests' own
   */
  static async start(from = root, env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const server = new TestServer(from, env);
    await server.#launch();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Runs an SQL statement on the data while the server is stopped, as another program would. */
  changeData(statement: string): void {
    const program = `new (require('better-sqlite3'))(process.argv[1]).exec(process.argv[2])`;
    execFileSync(process.execPath, ['-e', program, this.#dataFile, statement], { cwd: `${root}apps/server` });
  }

  get #dataFile(): string {
    return join(this.#folder, 'durbar.db');
  }

  /** Ends at once, as in a crash. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Shuts down as an operator does, with time to close connections. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /**
   * Starts again, after `kill` or `stop`, at the same address with the same data.
   * @param env settings beside those before, such as its own address
   */
  async restart(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#env = { ...this.#env, ...env };
    // It still runs where a test failed before it could stop it.
    await this.kill();
    await this.#launch();
  }

  /** Ends for good and deletes the data. */
  async close(): Promise<void> {
    await this.#end('SIGKILL');
    freePorts.push(this.#port);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #launch(): Promise<void> {
    const program = join(this.#root, 'dist/server/main.js');
    const child = spawn(process.execPath, ['--import', chance, program], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DURBAR_DATA: this.#dataFile,
        LOG_LEVEL: 'error',
        HTTP_RATE: '100000',
        SOCKET_RATE: '10000',
        DURBAR_TEST_CHANCE: String(++this.#launches),
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.#port = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        const port = /:(\d+)/.exec(said)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
