/**
 * Names of all drawings as keys. Each folder of drawings adds its own by the file `names.d.ts` that is made from it, so a
 * new game's drawings are known without a line here.
 * @public games add to it by declaration merging
 */
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type
export interface ArtNames {}

export type ArtName = keyof ArtNames;
