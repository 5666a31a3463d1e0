// Made from the drawings beside it by apps/web/test/art.test.ts: see kit/art/README.md. Don't edit.
import '../names.ts';

declare module '../names.ts' {
  interface ArtNames {
    'arch-frame': true;
    blossom: true;
    coin: true;
    divider: true;
    'emblem-conch': true;
    'emblem-elephant': true;
    'emblem-lotus': true;
    'emblem-sun': true;
    'emblem-trident': true;
    'flower-corner': true;
    garland: true;
    gold: true;
    logo: true;
    'one-screen': true;
    petal: true;
    'roundel-1': true;
    'roundel-2': true;
    'roundel-3': true;
    'roundel-4': true;
    'roundel-5': true;
    'seat-1': true;
    'seat-2': true;
    'seat-3': true;
    'seat-4': true;
    'seat-5': true;
  }
}
