import type { Message } from '@durbar/kernel';
import { cityScoring, SITE_COUNT, type View } from '@durbar/maharaja-2020';

/** A city as a screen reader tells of it: its free sites, who stands where, and whether one can go there. */
export function cityLabel(position: View, city: number, name: string, toll: number | null): Message {
  const free = position.sites
    .slice(city * SITE_COUNT, (city + 1) * SITE_COUNT)
    .filter((seat) => seat < 0).length;
  return {
    key: 'm20.city.label',
    values: {
      city: name,
      maharaja: position.maharaja === city ? 'yes' : 'no',
      free,
      go: toll === null ? 'no' : 'yes',
      toll: toll ?? 0,
    },
  };
}

/** The first and second of a city, if anybody has points there. */
export function leadersOf(position: View, city: number): readonly { seat: number; total: number }[] {
  const { ranking, lines } = cityScoring(position, city);
  return ranking.map((seat) => ({ seat, total: lines[seat]?.total ?? 0 }));
}

export type SiteName = 'centre' | 'top' | 'bottom' | 'plain';

/** Which kind of site it is, as the catalogue names it. */
export function siteName(site: number): SiteName {
  if (site === 0) return 'centre';
  return site === 1 ? 'top' : site === 4 ? 'bottom' : 'plain';
}

/** A village as a screen reader tells of it. @param owners names of who has a shrine there */
export function villageLabel(name: string, owners: string, count: number): Message {
  return { key: 'm20.village.label', values: { village: name, owners, count } };
}
