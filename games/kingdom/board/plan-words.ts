import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { KitKey } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { KingdomBoard, KingdomWordKey } from './board-context.ts';
import type { PlanPlace } from './model/plan-places.ts';
import type { Plan, PlannedAction } from './model/plan-summary.ts';

type PlanWords = Words<KitKey | KingdomWordKey>;
type Board = Pick<KingdomBoard, 'description' | 'mapLayout' | 'seats' | 'plan'>;

/** The name of a place, cities first, then villages. */
function placeName({ mapLayout }: Pick<Board, 'mapLayout'>, place: number): string {
  const { cityNames, villageNames } = mapLayout.map;
  return (place < cityNames.length ? cityNames[place] : villageNames[place - cityNames.length]) ?? '';
}

/** An action of a plan with its place: "Statue in Golconda". */
export function actionTitle(words: PlanWords, board: Board, { action, place }: PlannedAction): string {
  const { name } = board.description.actionText(action);
  return place === null ? name : words.t('kingdom.plan.in', { action: name, place: placeName(board, place) });
}

/** What an action of a plan costs and brings, or why it does nothing: "road 1 to Kabir; statue for 11". */
export function actionDetail(words: PlanWords, board: Board, planned: PlannedAction): string {
  const { progress, refusal, great, small, toll, journey, bonus, change } = planned;
  const names = seatNamer(board.seats);
  if (progress === 'choice') return board.description.actionText(planned.action).about;
  if (refusal) return words.formatMessage(refusal, names);
  const payees = (journey?.paid ?? []).flatMap((coins, seat) => (coins > 0 ? [names(seat)] : []));
  const built = (kind: 'great' | 'small', { count, coins }: PlannedAction['great']) =>
    count === 0 ? [] : [words.t('kingdom.plan.built', { kind, count, coins })];
  const parts = [
    ...(toll === 0
      ? []
      : [words.t('kingdom.plan.road', { coins: toll, payees: words.formatList(payees), to: payees.length })]),
    ...built('great', great),
    ...built('small', small),
    ...(bonus > 0 ? [words.t('kingdom.plan.bonus', { coins: bonus })] : []),
  ];
  if (parts.length > 0) return parts.join('; ');
  if (namesItsGain(words, board, planned)) return '';
  return words.formatList(
    STOCKS.filter((kind) => change[kind] !== 0).map((kind) =>
      words.t('kingdom.plan.gain', { kind, count: words.formatSigned(change[kind]) }),
    ),
  );
}

const STOCKS = ['coins', 'small', 'prestige'] as const;

/** Whether the name of an action says by itself what it brings and costs, such as "3 coins for 2 prestige". */
function namesItsGain(words: PlanWords, { description }: Board, { action, change }: PlannedAction): boolean {
  const { name } = description.actionText(action);
  return STOCKS.every(
    (kind) => change[kind] === 0 || name.includes(words.formatNumber(Math.abs(change[kind]))),
  );
}

/** The line of the prompt about the shown action: in how many cities it could be done, or what it does. */
export function shownLine(words: PlanWords, board: Board): string | null {
  const { plan } = board;
  if (!plan?.shown) return null;
  const { name, about } = board.description.actionText(plan.shown.action);
  const cities = plan.places.filter(({ place }) => place < board.mapLayout.map.cityNames.length);
  if (cities.length === 0) return about;
  const open = cities.filter(({ price }) => price !== null).length;
  return words.t('kingdom.plan.reach', { action: name, open, closed: cities.length - open });
}

/** The short label of a place on the map: how its price is made up, or why it has none. */
export function placeLabel(words: PlanWords, { price, only, toll, isHere, short }: PlanPlace): string {
  if (price === null) return short > 0 ? words.t('kingdom.plan.short', { coins: short }) : '';
  if (only !== null) return words.t('kingdom.plan.only', { kind: only });
  if (isHere) return words.t('kingdom.plan.here');
  return toll === 0 ? '' : words.t('kingdom.plan.label', { build: price - toll, road: toll });
}

/** The rank in the scored city before and after a plan. */
export function rankLine(words: PlanWords, scoring: NonNullable<Plan['scoring']>, city: string): string {
  const { before, after } = scoring;
  const same = before.rank === after.rank ? 'yes' : 'no';
  return words.t('kingdom.plan.rank', { city, before: before.rank, after: after.rank, same });
}

/** The points in the scored city before and after a plan, and the best other seat's. */
export function pointsLine(words: PlanWords, board: Board, scoring: NonNullable<Plan['scoring']>): string {
  const { before, after, rival } = scoring;
  return words.t('kingdom.plan.points', {
    before: before.total,
    after: after.total,
    rival: rival ? seatNamer(board.seats)(rival.seat) : '',
    other: rival?.total ?? -1,
  });
}

/** What an action of a plan does, as short as possible: the place, or what it brings. */
export function actionShort(words: PlanWords, board: Board, planned: PlannedAction): string {
  const { progress, place, change } = planned;
  if (progress === 'none') return words.t('kingdom.plan.blocked');
  if (progress === 'choice') return words.t('kingdom.plan.choice');
  if (place !== null) return placeName(board, place);
  if (namesItsGain(words, board, planned)) return '';
  const gains = [change.coins, change.small, change.prestige].filter((count) => count > 0);
  return gains.map((count) => words.formatSigned(count)).join(' ');
}
