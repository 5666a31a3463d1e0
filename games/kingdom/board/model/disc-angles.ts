/** Degrees of the nine actions on the disc; the first is at the top, then clockwise. */
export const WEDGE = 360 / 9;

/** The action that an angle, in degrees clockwise from the top, points at. */
export function actionAt(angle: number): number {
  return ((Math.round(angle / WEDGE) % 9) + 9) % 9;
}

/** Degrees clockwise from the top of a point seen from the middle. */
export function pointAngle(x: number, y: number): number {
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** The nearest angle to `from` that points at an action, so that an arrow never turns the long way round. */
export function nearestAngle(from: number, action: number): number {
  const angle = action * WEDGE;
  return angle + 360 * Math.round((from - angle) / 360);
}

/** The action next to one on the disc. */
export function nextAction(action: number | null, by: 1 | -1): number {
  return action === null ? 0 : (action + by + 9) % 9;
}
