import { sureAt } from '../../../kingdom/rules/index.ts';
import { FIRST_PRESTIGE, SECOND_PRESTIGE } from '../../data/brahmabot.ts';
import { CITY_COUNT, STATUES } from '../../data/components.ts';
import { BRAHMABOT, HUMAN } from '../brahmabot/seats.ts';
import { tilePrestige } from '../final.ts';
import type { Study } from './study.ts';
import { majorityWorth } from './study.ts';

/** What a scoring far off may bring Brahmabot. */
const OPEN_PRESTIGE = 2;
/** What a coin is worth to it while it may still pay six for a statue, and how many count. */
const COIN = 0.2;
const MOST_COINS = 9;

/** Expected final prestige of Brahmabot: what it has, where it stands, and coins that may become a statue. */
export function brahmabotWorth(known: Study): number {
  const { position, scorings, worship } = known;
  const coins = position.coins[BRAHMABOT]!;
  let worth = position.prestige[BRAHMABOT]! + 3 * (STATUES - position.statues[BRAHMABOT]!);
  worth += Math.min(1, coins) + tilePrestige(position, BRAHMABOT);
  if (scorings > 0 && position.statues[BRAHMABOT]! > 0) worth += COIN * Math.min(coins, MOST_COINS);
  for (let city = 0; city < CITY_COUNT; city++) {
    const own = worship[city * position.seats + BRAHMABOT]!;
    worth += scoringWorth(known, city, own) + majorityWorth(known, city, BRAHMABOT, own);
  }
  return worth;
}

/** What the scoring of a city brings it as things stand, the less sure the later it comes (M20-11.11). */
function scoringWorth({ position, when, worship }: Study, city: number, own: number): number {
  const later = when[city]!;
  if (later < 0) return 0;
  const human = worship[city * position.seats + HUMAN]!;
  const { characters } = position;
  const isFirst = own > human || (own === human && own > 0 && characters[BRAHMABOT]! < characters[HUMAN]!);
  const now = isFirst ? FIRST_PRESTIGE : human > 0 ? SECOND_PRESTIGE : 0;
  const sure = sureAt(later);
  return sure * now + (1 - sure) * OPEN_PRESTIGE;
}
