const ID = /^[A-Za-z0-9_-]{1,64}$/;
const CODE = /^[A-Za-z0-9._-]{1,200}$/;

/** The path of a pasted link or code; null if it is not one. */
export function codePath(pasted: string): string | null {
  const text = pasted.trim();
  const path = /^(?:https?:\/\/[^/]+)?\/?(t|return|device)\/([^/?#]+)/.exec(text);
  if (path) {
    const [, kind = '', code = ''] = path;
    return (kind === 't' ? ID : CODE).test(code) ? `/${kind}/${code}` : null;
  }
  return ID.test(text) ? `/t/${text}` : null;
}
