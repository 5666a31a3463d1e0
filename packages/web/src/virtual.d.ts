/** Groups of drawings as markup, made by `vite/sprite.ts` from the files of `art/<group>`. */
declare module 'virtual:sprite/maharani' {
  const markup: string;
  export default markup;
}
declare module 'virtual:sprite/kingdom' {
  const markup: string;
  export default markup;
}
declare module 'virtual:sprite/sandstone' {
  const markup: string;
  export default markup;
}
declare module 'virtual:sprite/maharaja' {
  const markup: string;
  export default markup;
}
