import { plan, planReport } from '@durbar/protocol';
import type { Selectable } from 'kysely';
import type { PlanRow } from '../rows.ts';
import type { Schema } from './schema.ts';

type PlanColumns = Pick<Selectable<Schema['seat_plan']>, 'person' | 'plan' | 'report'>;

export function planFrom({ person, plan: planned, report }: PlanColumns): PlanRow {
  return {
    person,
    plan: planned === null ? null : plan.parse(JSON.parse(planned)),
    report: report === null ? null : planReport.parse(JSON.parse(report)),
  };
}

export function planColumns({ person, plan: planned, report }: PlanRow): PlanColumns {
  return {
    person,
    plan: planned && JSON.stringify(planned),
    report: report && JSON.stringify(report),
  };
}
