import { readStored, store } from '@durbar/kit/board/storage.ts';
import { as } from '@durbar/kit/board/stored-shape.ts';
import { useState } from 'react';
import * as z from 'zod/mini';

const KEY = 'durbar.muted';

/** People whose chat this device does not show, by their ids, and how to change one. */
export function useMuted(): readonly [ReadonlySet<string>, (person: string) => void] {
  const [muted, setMuted] = useState<ReadonlySet<string>>(
    () => new Set(readStored(KEY, as(z.array(z.string())))),
  );
  const toggle = (person: string) => {
    const next = new Set(muted);
    if (!next.delete(person)) next.add(person);
    store(KEY, [...next]);
    setMuted(next);
  };
  return [muted, toggle];
}
