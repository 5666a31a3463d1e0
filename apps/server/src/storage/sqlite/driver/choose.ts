import { StartupError } from '../../../config/settings.ts';
import { builtInDriver } from './built-in.ts';
import { CompiledMissing, compiledDriver } from './compiled.ts';
import type { Driver } from './port.ts';

/**
 * The SQLite of this Node, or else the compiled package.
 * @throws {StartupError} if there is neither, with what to do
 */
export async function chooseDriver(): Promise<Driver> {
  const builtIn = builtInDriver();
  if (builtIn) return builtIn;
  try {
    return await compiledDriver();
  } catch (error) {
    if (!(error instanceof CompiledMissing)) throw error;
    throw new StartupError(
      `Node.js ${process.versions.node} has no SQLite, and the package better-sqlite3 ${error.message}: use Node.js 22.13 or later, or run 'npm install better-sqlite3', which may need a C++ compiler and Python.`,
    );
  }
}
