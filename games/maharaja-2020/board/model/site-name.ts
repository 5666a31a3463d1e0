export type SiteName = 'centre' | 'top' | 'bottom' | 'plain';

/** Which kind of site it is, as the catalogue names it. */
export function siteName(site: number): SiteName {
  if (site === 0) return 'centre';
  return site === 1 ? 'top' : site === 4 ? 'bottom' : 'plain';
}
