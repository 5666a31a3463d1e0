import type { Command } from 'commander';
import type { CommandEnvironment } from './environment.ts';

/**
 * Adds one command to the program. A command that ran but found something wrong calls `fail` with the exit code;
 * a command that could not run throws.
 */
export type AddCommand = (
  program: Command,
  environment: CommandEnvironment,
  fail: (code: number) => void,
) => void;
