import { seededRng } from '@durbar/kernel';
import type { loadZones } from '@durbar/server/clocks';
import { z } from 'zod';
import { type Campaign, Fault } from '../campaign.ts';
import { ClockModel } from './model.ts';
import { createScenario, type Scenario } from './scenario.ts';
import { ServerClocks } from './server-clocks.ts';
import { formatLine, type TraceLine } from './trace.ts';

const Tally = z.object({
  /** Zones played so far, each in both spans. */
  zones: z.number(),
  scenarios: z.number(),
  compared: z.number(),
  vacations: z.number(),
  timeouts: z.number(),
});
type Tally = z.infer<typeof Tally>;

/** With their two changes of the clocks: in March and April, in October and November. */
const SPANS = [Date.UTC(2027, 1, 25), Date.UTC(2027, 8, 20)];
/** Step from one zone to the next in their list, so that a short run has zones of all continents. */
const STEP = 89;

/** No clock runs for longer, in milliseconds: 60 days of bank and grace, 8 hours of five days a week, and vacation. */
const LONGEST_RUN = 800 * 24 * 60 * 60_000;

/** Runs only the clocks of matches: the server's clocks must agree with a model that counts every minute. */
export function clockCampaign(zones: Awaited<ReturnType<typeof loadZones>>): Campaign<Tally> {
  const names = Intl.supportedValuesOf('timeZone');
  return {
    name: 'clocks',
    counted: 'zones',
    tally: Tally,
    empty: { zones: 0, scenarios: 0, compared: 0, vacations: 0, timeouts: 0 },
    amount: (tally) => tally.zones,
    next: ({ zones: played }) =>
      `${names[(played * STEP) % names.length]} ${Math.floor(played / names.length)}`,
    run(unit, seed, tally) {
      const [zone = ''] = unit.split(' ');
      if (!names.includes(zone)) throw new Fault(`there is no unit '${unit}'`);
      const after = { ...tally, zones: tally.zones + 1 };
      for (const start of SPANS) {
        const scenario = createScenario(seededRng(`${seed} ${unit} ${start}`, 'clocks'), zone, names, start);
        const trace = compare(scenario, zones);
        after.scenarios++;
        after.compared += trace.length;
        after.vacations += trace.filter(({ kind }) => kind === 'vacation').length;
        after.timeouts += trace.filter(({ kind }) => kind === 'timeout').length;
      }
      return after;
    },
    describe: ({ scenarios, compared, vacations, timeouts }) => [
      `${scenarios} matches of 60 days, ${compared} comparisons, ${vacations} days of vacation, ${timeouts} clocks run out`,
      `${names.length} zones are known`,
    ],
  };
}

/** @throws {Fault} at the first difference */
function compare(scenario: Scenario, zones: Parameters<typeof clockCampaign>[0]): readonly TraceLine[] {
  const server = new ServerClocks(scenario, zones);
  const [computed, counted] = [order(server.play()), order(new ClockModel(scenario).play())];
  for (const [i, line] of counted.entries()) {
    const [mine, theirs] = [line, computed[i]].map((each) => (each ? formatLine(each) : 'nothing'));
    if (mine !== theirs) throw new Fault(`line ${i} differs: counted ${mine}; computed ${theirs}`);
  }
  if (computed.length !== counted.length) throw new Fault(`${computed.length} lines, not ${counted.length}`);
  checkBounds(scenario, server, computed);
  return computed;
}

/** Clocks never have more than the cap, and those that run at the end run out. */
function checkBounds(
  { settings, happenings }: Scenario,
  server: ServerClocks,
  trace: readonly TraceLine[],
): void {
  const over = trace.find(({ banks }) => banks.some((bank) => bank * 1000 > settings.capMs));
  if (over) throw new Fault(`above the cap: ${formatLine(over)}`);
  const last = server.lastDeadline();
  if (last > (happenings.at(-1)?.at ?? 0) + LONGEST_RUN) throw new Fault(`a clock runs until ${last}`);
}

/** Lines of one instant in one order: what has run out, then the match, then what begins. */
function order(trace: readonly TraceLine[]): TraceLine[] {
  const rank = ({ kind }: TraceLine) => (kind === 'timeout' ? 0 : kind === 'match' ? 1 : 2);
  return trace.toSorted((a, b) => a.at - b.at || rank(a) - rank(b) || a.seat - b.seat);
}
