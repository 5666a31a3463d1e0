export { botRunner } from './bots/task.ts';
export { readSettings, SETTINGS, type SettingSpec, type Settings, StartupError } from './config/settings.ts';
export type { Games, Tuning } from './core/context.ts';
export { rotateSigningKey } from './identity/signing-key.ts';
export { addresses, run } from './run.ts';
export { type RunningServer, type ServerParts, startServer } from './server.ts';
export { backup } from './storage/sqlite/backup.ts';
export { chooseDriver } from './storage/sqlite/driver/choose.ts';
export type { Connection } from './storage/sqlite/driver/port.ts';
