import type { HandlerInput } from './handler-input.ts';
import type { PositionOf } from './kingdom-game.ts';
import type { KingdomMove } from './model/kingdom-view.ts';
import { cityTarget, type LegalTarget, type LegalTargets, type MapPlace, targetAt } from './model/targets.ts';

interface PlaceTools<M extends KingdomMove> {
  readonly mayAct: boolean;
  readonly playTarget: (target: LegalTarget<M>) => void;
  readonly refused: (move: M, place: MapPlace) => void;
  /** While planning: chooses the place that the plan is drawn for. */
  readonly aimAt: (place: number) => void;
}

/** Handlers for pointing at places on the map and pressing them. */
export function createPlaceHandlers<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>(
  { game, rules, position, facts, change }: HandlerInput<V, M, O>,
  { mayAct, playTarget, refused, aimAt }: PlaceTools<M>,
): PlaceHandlers {
  const { targets, draft, plan, decisionKind } = facts;
  const cities = facts.mapLayout.map.cityNames.length;
  /** If the only possible move is a small piece in a city, pressing the city places it. */
  const placedIn = (city: number): LegalTarget<M> | undefined =>
    mayAct && game.edition.placing.includes(decisionKind ?? '') ? targets.cityBuilds.get(city) : undefined;
  /** If the chosen card only moves pieces, pressing a city picks up the piece there. */
  const pickupIn = (city: number): LegalTarget<M> | undefined =>
    mayAct && draft.card !== null && targets.cityBuilds.size === 0
      ? targets.cityPickups.get(city)
      : undefined;
  const travelTo = (city: number) => game.pressedMove.place(position, draft.card, { kind: 'city', city });
  /** Whether nothing can be done in a city, and the seat can't go there. */
  const isVain = (city: number): boolean => {
    if (cityTarget(targets, draft, city) || targets.cityPickups.has(city)) return false;
    const refusal = rules.refusal(position, facts.decidingSeat ?? 0, travelTo(city));
    return refusal !== null && refusal.key !== 'refusal.alreadyThere';
  };
  return {
    pointAt: (pointedPlace) => change({ pointedPlace }),
    openCity: (openCity) =>
      change({ openCity, chosenSite: null, pointedPlace: null, optionIndex: 0, reason: null }),
    chooseSite: (city, site) => change({ openCity: city, chosenSite: site, reason: null }),
    pressCity: (city, byTouch) => {
      if (plan) return aimAt(city);
      const placed = placedIn(city) ?? pickupIn(city);
      if (placed) return playTarget(placed);
      const isOpen = draft.openCity === city;
      const go = byTouch || !isOpen ? null : targetAt(targets, { kind: 'city', city }, draft.optionIndex);
      if (mayAct && go) return playTarget(go);
      // After a touch nothing is pointed at any more; the last pointed place would hide the city.
      const away = byTouch ? { pointedPlace: null } : {};
      const fresh = isOpen ? {} : { chosenSite: null, optionIndex: 0 };
      change({ openCity: city, ...fresh, ...away, presses: draft.presses + 1, reason: null });
      if (mayAct && decisionKind === 'act' && isVain(city)) refused(travelTo(city), { kind: 'city', city });
    },
    chooseTravelOption: (optionIndex) => change({ optionIndex }),
    pressPlace: (place) => {
      if (plan) return aimAt(place.kind === 'village' ? cities + place.village : place.city);
      const target =
        targetAt(targets, place, draft.optionIndex) ??
        (place.kind === 'site' ? placedIn(place.city) : undefined);
      // Going somewhere and building there is one press only if the chosen card says that a build is meant.
      const isFar = target && target.moves.length > 1 && draft.card === null;
      if (place.kind === 'site' && isFar && mayAct)
        return change({ openCity: place.city, chosenSite: place.site, optionIndex: 0, reason: null });
      if (target && mayAct) return playTarget(target);
      if (place.kind === 'site') change({ openCity: place.city, chosenSite: null, optionIndex: 0 });
      refused(game.pressedMove.place(position, draft.card, place), place);
    },
  };
}

export interface PlaceHandlers {
  pointAt(this: void, place: MapPlace | null): void;
  /** Opens a city's card; null closes it. */
  openCity(this: void, city: number | null): void;
  /** Chooses the site for a large piece in a city; a button then builds it. */
  chooseSite(this: void, city: number, site: number): void;
  /**
   * Opens a city's card. A second press travels there, except by touch. If only a small piece can be placed, places it.
   * While planning, draws the plan for the city.
   */
  pressCity(this: void, city: number, byTouch: boolean): void;
  chooseTravelOption(this: void, optionIndex: number): void;
  /** Plays the target of a place, or shows why it has none. */
  pressPlace(this: void, place: MapPlace): void;
}
