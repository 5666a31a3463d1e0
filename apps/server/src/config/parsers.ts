/* The forms of settings. Each parser answers null for what cannot be used. */

export const wholeNumber = (least: number, most: number) => ({
  expects: `a whole number from ${least} to ${most}`,
  parse: (text: string): number | null => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : null;
  },
});
export const text = { expects: 'a text', parse: (given: string): string => given };

export function parseHosts(list: string): readonly string[] | null {
  const hosts = list.split(',').map((each) => each.trim().toLowerCase());
  return hosts.every((each) => /^[a-z0-9.[\]:-]{1,253}$/.test(each)) ? hosts : null;
}

export function parseUrl(given: string): URL | null {
  return URL.canParse(given) ? new URL(given) : null;
}

/** A path with a slash at both ends. What the server has at `/api` and `/assets` would look like a base path. */
export function parseBasePath(given: string): string | null {
  const path = given.endsWith('/') ? given : `${given}/`;
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/.test(path) || /^\/(?:api|assets)\//.test(path)) return null;
  return path;
}

export function parseOrigins(list: string): readonly string[] | null {
  const origins: string[] = [];
  for (const part of list.split(',')) {
    if (!URL.canParse(part.trim())) return null;
    const { origin, protocol, href } = new URL(part.trim());
    if (protocol !== 'http:' && protocol !== 'https:') return null;
    // With a path or a user it is no origin: whoever wrote it expects something else.
    if (href !== `${origin}/`) return null;
    origins.push(origin);
  }
  return origins;
}
