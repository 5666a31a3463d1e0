// To start a server: for the command line, and for programs that use the package.

// To serve other games, with bot threads of their own.
export { botRunner } from './bots/task.ts';
export { readSettings, SETTINGS, type SettingSpec, type Settings, StartupError } from './config/settings.ts';
export type { Games, Tuning } from './core/context.ts';
export { Problem } from './core/problem.ts';
// For the commands that maintain a data file.
export { rotateSigningKey } from './identity/signing-key.ts';
export { tryChannel } from './notices/try-channel.ts';
export { withOwner } from './owner/open-data.ts';
export type { Owner } from './owner/owner.ts';
export { formatAddresses, runUntilStopped } from './run.ts';
export { type RunningServer, type ServerParts, startServer } from './server.ts';
export { backup } from './storage/sqlite/backup.ts';

// For the command line's campaigns and benchmarks, which read and write such files themselves.
export { chooseDriver } from './storage/sqlite/driver/choose.ts';
export type { Connection } from './storage/sqlite/driver/port.ts';
