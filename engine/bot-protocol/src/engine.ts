import manifest from '../package.json' with { type: 'json' };

/** Name and version of this program, as `hello` has them. */
export const ENGINE = `durbar ${manifest.version}`;
