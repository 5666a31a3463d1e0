import { rankCertainty } from '../../../kingdom/rules/index.ts';
import { FIRST_PRESTIGE, SECOND_PRESTIGE } from '../../data/brahmabot.ts';
import { CITY_COUNT, STATUES, UNRANKED_COINS } from '../../data/components.ts';
import { BRAHMABOT, HUMAN } from '../brahmabot/types.ts';
import { tilePrestige } from '../final-scoring.ts';
import type { Features } from './features.ts';
import { estimateMajority } from './features.ts';

/** Prestige that Brahmabot may receive in a scoring that is far off. */
const OPEN_PRESTIGE = 2;
/** Value of a coin while Brahmabot may still pay six for a statue, and the largest number of coins that count. */
const COIN = 0.2;
const MAX_COINS = 9;

/** Expected final prestige of Brahmabot: what it has, its worship in cities, and coins that may pay for a statue. */
export function estimateBrahmabot(features: Features): number {
  const { position, scorings, worship } = features;
  const coins = position.coins[BRAHMABOT]!;
  let worth = position.prestige[BRAHMABOT]! + 3 * (STATUES - position.statues[BRAHMABOT]!);
  worth += Math.min(1, coins) + tilePrestige(position, BRAHMABOT);
  if (scorings > 0 && position.statues[BRAHMABOT]! > 0) worth += coinsToStatue(coins);
  for (let city = 0; city < CITY_COUNT; city++) {
    const own = worship[city * position.seats + BRAHMABOT]!;
    worth += estimateScoring(features, city, own) + estimateMajority(features, city, BRAHMABOT, own);
  }
  return worth;
}

/** Value of Brahmabot's coins while it may pay for a statue. */
export function coinsToStatue(coins: number): number {
  return COIN * Math.min(coins, MAX_COINS);
}

/**
 * Value of a city's next scoring for Brahmabot: the later the scoring, the less its present rank counts (M20-11.11).
 */
function estimateScoring({ position, when, worship }: Features, city: number, own: number): number {
  const human = worship[city * position.seats + HUMAN]!;
  const { characters } = position;
  return scoringPrestige(when[city]!, own, human, characters[BRAHMABOT]! < characters[HUMAN]!);
}

/** @param winsTies whether Brahmabot's character is the lower one */
export function scoringPrestige(later: number, own: number, human: number, winsTies: boolean): number {
  if (later < 0) return 0;
  const isFirst = own > human || (own === human && own > 0 && winsTies);
  const now = isFirst ? FIRST_PRESTIGE : human > 0 ? SECOND_PRESTIGE : COIN * UNRANKED_COINS;
  const sure = rankCertainty(later);
  return sure * now + (1 - sure) * OPEN_PRESTIGE;
}
