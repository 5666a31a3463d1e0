export { checkGame } from './check-game.ts';
export { type TestFile, untestedClauses } from './clauses.ts';
export { type FuzzReport, type FuzzSettings, fuzz } from './fuzz.ts';
export { type Hands, handsOn, only, testNames } from './hands.ts';
export { LAWS, type Law } from './law.ts';
export { type Failure, failureText, type Report } from './report.ts';
export type { Settings } from './settings.ts';
export type { Catalogue } from './words.ts';
