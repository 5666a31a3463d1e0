import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { useState } from 'react';
import * as z from 'zod/mini';

const KEY = 'durbar.muted';

/** People whose chat this device does not show, by their ids, and how to change one. */
export function useMutedPlayers(): readonly [ReadonlySet<string>, (person: string) => void] {
  const [muted, setMuted] = useState<ReadonlySet<string>>(
    () => new Set(readStored(KEY, schemaReader(z.array(z.string())))),
  );
  const toggle = (person: string) => {
    const next = new Set(muted);
    if (!next.delete(person)) next.add(person);
    writeStored(KEY, [...next]);
    setMuted(next);
  };
  return [muted, toggle];
}
