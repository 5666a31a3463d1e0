import type { ClosedMode } from '@durbar/protocol';
import { createStore } from 'zustand/vanilla';

interface ServerMode {
  /** Null: everybody may take part, as far as the page knows. */
  readonly mode: ClosedMode | null;
}

/** Who may take part on the server, which says so when the socket opens: an open server is asked nothing for it. */
export const serverModeStore = createStore<ServerMode>(() => ({ mode: null }));
