import { createContext, useContext } from 'react';
import type { MapTrace } from './model/trace.ts';

/** The trace that the map shows; null for none. */
export const TraceContext = createContext<MapTrace | null>(null);

export function useTrace(): MapTrace | null {
  return useContext(TraceContext);
}
