/**
 * Names of all drawings, as keys. Each folder of drawings adds its own in its generated file `names.d.ts`, so a new
 * game needs no line here.
 * @public games add to it by declaration merging
 */
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type
export interface ArtNames {}

export type ArtName = keyof ArtNames;
