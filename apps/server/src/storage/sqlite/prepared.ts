import type { Compilable } from 'kysely';
import type { Connection, Statement } from './driver/port.ts';

/** Statements that change something, each prepared once. */
export class PreparedStatements {
  readonly #connection: Connection;
  readonly #prepared = new Map<string, Statement>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Runs an insert whose parameters are the columns' values, in their order. */
  insert(name: string, columns: object, build: () => Compilable): void {
    this.run(name, build, Object.values(columns));
  }

  /** @param build makes the query, the first time; later runs with the same name only pass other parameters */
  run(name: string, build: () => Pick<Compilable, 'compile'>, parameters: readonly unknown[]): void {
    let statement = this.#prepared.get(name);
    if (!statement) {
      statement = this.#connection.prepare(build().compile().sql);
      this.#prepared.set(name, statement);
    }
    statement.run(...parameters);
  }
}
