/**
 * The address of a request below the base path. Proxies that offer the server under a path remove the path; if the server is
 * opened directly, or by a proxy that does not remove it, the path is still there.
 */
export function withoutBasePath(url: string, basePath: string): string {
  return basePath !== '/' && url.startsWith(basePath) ? url.slice(basePath.length - 1) : url;
}

/** Attributes of the page's document that contain a path on the server. Its build makes all of them for the path `/`. */
const PATHS = /(?<=\s(?:href|src|data-base)=")\/(?!\/)/g;

/** The page's document for a server under a base path. */
export function underBasePath(html: string, basePath: string): string {
  return html.replaceAll(PATHS, () => basePath);
}
