import type { Refusal, Viewer } from '@durbar/kernel';
import { type Answer, makePlan, type PlanRequest } from '@durbar/table';
import type { PlanRow } from '../storage/rows.ts';
import type { Room } from './room.ts';

/** A page's request to leave a plan; one without branches removes it. */
interface Request extends PlanRequest {
  readonly id: string;
}

/**
 * Keeps what the person of a seat plans for their next decision, instead of any earlier plan.
 * @param reply called with the answer once it is durable
 */
export function leavePlan(
  room: Room,
  viewer: Viewer,
  request: Request,
  reply: (answer: Answer) => void,
): void {
  const { id } = request;
  const made = makeFor(room, viewer, request);
  if ('refusal' in made)
    return room.afterDurable((error) =>
      reply(error ? notSaved(id) : { id, ok: false, refusal: made.refusal }),
    );
  room.plans.change(made.seat, made.row, (error) => reply(error ? notSaved(id) : { id, ok: true }));
}

type Made = { readonly seat: number; readonly row: PlanRow | null };

function makeFor(room: Room, viewer: Viewer, request: Request): Made | { readonly refusal: Refusal } {
  if (typeof viewer !== 'number') return refuse('refusal.spectator');
  const person = room.seats[viewer]?.person ?? null;
  if (person === null) return refuse('refusal.spectator');
  if (request.branches.length === 0) return { seat: viewer, row: null };
  const { match, damage } = room;
  if (damage) return refuse('problem.damaged', { entry: damage.entry + 1 });
  if (room.unplayable) return refuse('table.noRules');
  if (!match) return refuse('refusal.notStarted');
  if (room.botOf(viewer) !== null) return refuse('table.botPlays');
  const made = makePlan(match, viewer, request);
  return 'refusal' in made ? made : { seat: viewer, row: { person, plan: made.plan, report: null } };
}

function refuse(key: string, values?: Refusal['values']): { readonly refusal: Refusal } {
  return { refusal: { clause: 'table', key, ...(values && { values }) } };
}

function notSaved(id: string): Answer {
  return { id, ok: false, refusal: { clause: 'table', key: 'problem.notSaved' } };
}
