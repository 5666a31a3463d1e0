import type { Refusal } from '@durbar/kernel';
import type { TravelOption } from '../../rules/index.ts';
import { type Arrows, afterGains, type PlanRules, playPlan, type TurnState } from './plan-play.ts';

/** A place where an action could be done after the rest of the plan, and for how much; or why not. */
export interface PlanPlace {
  readonly place: number;
  /** Coins for the action and for the journey; null if it cannot be done there. */
  readonly price: number | null;
  /** The only kind of piece that can be built there, if the action has another one too; else null. */
  readonly only: 'great' | 'small' | null;
  readonly toll: number;
  readonly isHere: boolean;
  readonly journey: TravelOption | null;
  readonly refusal: Refusal | null;
  /** Coins that are missing; 0 if the reason is another one. */
  readonly short: number;
  /** Villages that need a piece before the road is open. */
  readonly missing: readonly number[];
}

type Explanation = Pick<PlanPlace, 'refusal' | 'short' | 'missing'>;

/** Lists the cities, and the villages with room, for the action at an arrow. */
export function listPlaces<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  arrows: Arrows,
  arrow: 0 | 1,
): readonly PlanPlace[] {
  const action = arrows[arrow];
  if (action === null || !rules.pieces.has(action)) return [];
  const gained = afterGains(rules, arrows);
  const cities = Array.from({ length: rules.cities }, (_, city) =>
    cityFor(rules, arrows, arrow, city, gained),
  );
  return [...cities, ...villagesFor(rules, arrows, arrow, gained)];
}

function cityFor<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  arrows: Arrows,
  arrow: 0 | 1,
  city: number,
  gained: S,
): PlanPlace {
  const { start, end, steps } = playPlan(rules, arrows, [city]);
  const isHere = rules.here(start) === city;
  const travel = steps.find(({ deed }) => deed.kind === 'travel' && deed.place === city);
  const built = steps.filter(
    ({ arrow: one, deed }) =>
      one === arrow && (deed.kind === 'great' || deed.kind === 'small') && deed.place === city,
  );
  const toll = travel?.price ?? 0;
  const journey = travel?.journey ?? (isHere ? null : rules.journey(gained, city));
  if (built.length > 0) {
    const price = toll + built.reduce((sum, step) => sum + step.price, 0);
    const isPart = built.length < (rules.pieces.get(arrows[arrow] ?? 0) ?? 0);
    const only = isPart && built[0]?.deed.kind === 'great' ? 'great' : isPart ? 'small' : null;
    return { place: city, price, only, toll, isHere, journey, refusal: null, short: 0, missing: [] };
  }
  // What the other action costs may be the reason, so the position after it is asked.
  const why = explainPlace(rules, end, arrows[arrow] ?? 0, city);
  return { place: city, price: null, only: null, toll, isHere, journey, ...why };
}

/** Villages with room in which the action's first piece can be built at once. */
function villagesFor<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  arrows: Arrows,
  arrow: 0 | 1,
  gained: S,
): readonly PlanPlace[] {
  return rules.steps(gained).flatMap((move): PlanPlace[] => {
    const deed = rules.toDeed(gained, move);
    const mine = rules.sourceOf(move) === arrows[arrow];
    if (!mine || deed.kind !== 'small' || deed.place < rules.cities) return [];
    return [{ ...NEAR, place: deed.place, price: rules.price(gained, move) }];
  });
}

/** What a place without a journey and without a refusal has. */
const NEAR = { only: null, toll: 0, isHere: false, journey: null, refusal: null, short: 0, missing: [] };

/** Why an action cannot be done in a city: no way there, or not there. */
export function explainPlace<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  state: S,
  action: number,
  city: number,
): Explanation {
  const isHere = rules.here(state) === city;
  const stuck = isHere ? null : rules.refusedJourney(state, city);
  if (stuck) {
    const missing = rules.journey(state, city) === null ? rules.missing(state, city) : [];
    return { refusal: stuck, short: shortBy(stuck), missing };
  }
  const there = isHere ? state : rules.after(state, rules.travelTo(city));
  const refusal = rules.refusal(there, action, city);
  return { refusal, short: shortBy(refusal), missing: [] };
}

/** Coins by which a price is too high; 0 if the refusal is not about coins. */
function shortBy(refusal: Refusal | null): number {
  const { needed, available } = refusal?.values ?? {};
  return typeof needed === 'number' && typeof available === 'number' ? Math.max(0, needed - available) : 0;
}
