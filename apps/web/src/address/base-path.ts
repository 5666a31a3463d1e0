/**
 * The path under which the server is reached, with a slash at both ends: `/` unless a proxy offers it under a path. The server
 * writes it into the document. Prerendered pages are made for `/`.
 */
export const basePath = import.meta.env.SSR ? '/' : (document.documentElement.dataset['base'] ?? '/');

/** The path on its host of a path of the page or of the server, such as `/t/abc` or `/api/me`. */
export function onHost(path: string): string {
  return basePath + path.slice(1);
}
