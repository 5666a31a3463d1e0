import type { Command } from 'commander';
import type { Host } from './host.ts';

/**
 * Adds one command to the program. A command that ran but found something wrong calls `fail` with the exit code;
 * a command that could not run throws.
 */
export type AddCommand = (program: Command, host: Host, fail: (code: number) => void) => void;
