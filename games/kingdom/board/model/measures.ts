/* Lengths on a map of scale 1. */

/** Radius of a city, its sites, and how far these are from its middle, at scale 1. */
export const CITY = 75;
export const CITY_RIM = 82;
export const CENTRE = 17.4;
export const SITE = 14.2;
export const SITE_RING = 34.5;
export const SMALL_RING = 62;
/** Sites of a city. */
export const SITE_COUNT = 7;
/** Half the width and height of a village, and how far its places are from its middle. */
export const VILLAGE_HALF = { x: 30, y: 15.5 } as const;
export const VILLAGE_PLACE = 14;
export const START = 26;
