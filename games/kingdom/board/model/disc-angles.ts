/** Degrees of one of the nine actions on the disc. The first action is at the top; the others follow clockwise. */
export const WEDGE = 360 / 9;

/** The action that an angle, in degrees clockwise from the top, points at. */
export function actionAt(angle: number): number {
  return ((Math.round(angle / WEDGE) % 9) + 9) % 9;
}

/** The angle of a point seen from the centre, in degrees clockwise from the top. */
export function pointAngle(x: number, y: number): number {
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** The angle nearest to `from` that points at an action, so that an arrow always turns the short way. */
export function nearestAngle(from: number, action: number): number {
  const angle = action * WEDGE;
  return angle + 360 * Math.round((from - angle) / 360);
}

/** The neighbouring action on the disc. */
export function nextAction(action: number | null, by: 1 | -1): number {
  return action === null ? 0 : (action + by + 9) % 9;
}
