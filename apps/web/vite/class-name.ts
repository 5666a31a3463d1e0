import { createHash } from 'node:crypto';

/** Where paths of the project begin, wherever it lies. */
const PROJECT = /^.*[\\/](?=(?:apps|games|kit)[\\/])/;

/** The name of a style sheet's class in the page: short, since script and styles contain each several times. */
export function nameClass(name: string, file: string): string {
  const path = file.replace(PROJECT, '').replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}
