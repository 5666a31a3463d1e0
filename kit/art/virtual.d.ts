/** The drawings of a folder `art` as one string of `<symbol>`s; `virtual:sprite/<game>` or `virtual:sprite/kit`. */
declare module 'virtual:sprite/*' {
  const markup: string;
  export default markup;
}
