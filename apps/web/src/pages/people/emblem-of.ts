/** The emblem of the person whose page it is, as in the bar at the top. */
const OWN = 0;
const OTHERS = 4;

/** The emblem, as a player colour, that stands for a person outside a table: always the same for the same person. */
export function emblemOf(person: string, isYou: boolean): number {
  if (isYou) return OWN;
  let sum = 0;
  for (const letter of person) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return 1 + (sum % OTHERS);
}
