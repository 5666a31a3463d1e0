// Made from the drawings beside it by apps/web/test/art.test.ts: see kit/art/README.md. Don't edit.
import '@durbar/kit/art/names.ts';

declare module '@durbar/kit/art/names.ts' {
  interface ArtNames {
    maharaja: true;
    purse: true;
    seal: true;
    tick: true;
  }
}
