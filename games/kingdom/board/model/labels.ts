import type { Message } from '@durbar/kernel';
import type { KingdomView } from './kingdom-view.ts';
import { SITE_COUNT } from './map-layout.ts';

/**
 * A city's label for screen readers: its free sites, and whether the seat can travel there. @param toll null if the
 * seat cannot reach the city
 */
export function cityLabel(
  position: Pick<KingdomView, 'sites' | 'maharaja'>,
  city: number,
  name: string,
  toll: number | null,
): Message {
  const free = position.sites
    .slice(city * SITE_COUNT, (city + 1) * SITE_COUNT)
    .filter((seat) => seat < 0).length;
  return {
    key: 'kingdom.city.label',
    values: {
      city: name,
      maharaja: position.maharaja === city ? 'yes' : 'no',
      free,
      go: toll === null ? 'no' : 'yes',
      toll: toll ?? 0,
    },
  };
}

/** A village's label for screen readers. @param owners names of the seats with a piece there */
export function villageLabel(name: string, owners: string, count: number): Message {
  return { key: 'kingdom.village.label', values: { village: name, owners, count } };
}
