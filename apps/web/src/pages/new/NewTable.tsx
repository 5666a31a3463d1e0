import { coloursPerSeat } from '@durbar/games/registry/colours.ts';
import { findCover } from '@durbar/games/registry/covers.ts';
import type { Message, OptionValue } from '@durbar/kernel';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import {
  LIMITS,
  type Pace,
  type SeriesPlan,
  type TableInfo,
  type TableTerms,
  type Visibility,
} from '@durbar/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { absoluteAddress } from '../../address/absolute-address.ts';
import { useRules } from '../../games/useRules.ts';
import { api } from '../../net/api.ts';
import { ApiError } from '../../net/api-error.ts';
import { hostApi } from '../../net/host-api.ts';
import { peopleApi } from '../../net/people-api.ts';
import { useMyName } from '../../state/me.ts';
import { noteOpeningProblem } from '../../state/opening-problems.ts';
import { useTitle } from '../../state/useTitle.ts';
import { createFairStart } from '../../table/device-deals.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { fitTerms } from '../hosting/table-choices.ts';
import { VisibilityField } from '../hosting/VisibilityField.tsx';
import { EntranceLink } from '../layout/EntranceLink.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import type { ClockChoice } from './clock-choice.ts';
import styles from './Form.module.css';
import { FormPage, useRequestedGuest, useRequestedSeatCount } from './FormPage.tsx';
import { GameChooser } from './GameChooser.tsx';
import { type LastTable, readLastTable, writeLastTable } from './last-table.ts';
import { OptionsPlace, OptionsSection } from './OptionsSection.tsx';
import { defaultOptions, fitValues, ofSpecs, optionProblem } from './option-values.ts';
import { RatedField } from './RatedField.tsx';
import { SeatsEditor } from './SeatsEditor.tsx';
import {
  allSeatsTaken,
  canBeRated,
  countBots,
  resizeSeats,
  type SeatPlan,
  seatChoices,
  seatsToPropose,
} from './seat-plans.ts';
import { TermsSection } from './TermsSection.tsx';

const ClockSection = lazyPage(['clocks'], () => import('./ClockSection.tsx'));

/** Opens a table on the server: seats, pace, options. */
export default function NewTable({ game }: { game: string }) {
  const words = useWords();
  const cover = findCover(game);
  useTitle(words.t('new.title'));
  if (!cover) return <NotFound />;
  return (
    <FormPage
      columns={3}
      title={words.t('new.title')}
      sub={
        <>
          {words.t('new.text')}
          {cover.intros && (
            // In a tab of its own, so that the form stays as it is.
            <>
              {' '}
              <a href={absoluteAddress(`/intro/${game}`)} target="_blank" rel="noreferrer">
                {words.t('rules.intro')}
              </a>
            </>
          )}
        </>
      }
    >
      <TableForm key={game} game={game} seatCounts={cover.seatCounts} />
    </FormPage>
  );
}

interface TableFormProps {
  game: string;
  seatCounts: readonly number[];
}

const free: SeatPlan = { kind: 'empty' };

/**
 * The seats of the last table, or as many as possible.
 * @param wanted the number of seats in the address, if any
 * @param guest whom the address invites, to the first seat that is not the host's
 */
function proposeSeats(
  before: readonly SeatPlan[] | undefined,
  wanted: number | null,
  counts: readonly number[],
  guest: Pick<Extract<SeatPlan, { kind: 'invited' }>, 'person' | 'name'> | null,
): readonly SeatPlan[] {
  const count = before && counts.includes(before.length) ? before.length : Math.max(...counts);
  const seats = resizeSeats(before ?? [{ kind: 'me' }], wanted ?? count, () => free);
  if (!guest) return seats;
  const kept = seats.findIndex(({ kind }) => kind !== 'me');
  const invited: SeatPlan = { kind: 'invited', ...guest };
  return seats.map((plan, seat) => (seat === kept ? invited : plan));
}

/** Sits down at a new table, invites whoever was chosen, and starts the match if nobody else has to come. @throws {ApiError} */
async function fillSeats(
  opened: TableInfo,
  seats: readonly SeatPlan[],
  colours: readonly number[],
): Promise<void> {
  const { id } = opened;
  const mine = seats.findIndex(({ kind }) => kind === 'me');
  if (mine >= 0) {
    // This page has now seen the table's commitment, so it may sit down.
    const own = colours.length > 0 && { colours: [...colours] };
    await api.join(id, { seat: mine, ...createFairStart(id).place(opened), ...own });
  }
  for (const [seat, plan] of seats.entries())
    if (plan.kind === 'invited') await hostApi.invite(id, { person: plan.person, seat });
  if (allSeatsTaken(seats)) await api.start(id);
}

/** Fills the seats of a table that is open already: if that fails, the table says why, and can still be set up there. */
async function fillOrNote(...[opened, ...seats]: Parameters<typeof fillSeats>): Promise<void> {
  try {
    await fillSeats(opened, ...seats);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    noteOpeningProblem(opened.id, error.problem);
  }
}

/** What the host decides, proposed as for the last table, and as far as it goes with clock and seats. */
function useHosting(
  last: Pick<LastTable, 'visibility' | 'terms' | 'series'>,
  clock: ClockChoice,
  players: number,
) {
  const [visibility, setVisibility] = useState<Visibility>(last.visibility);
  const [wantedTerms, setTerms] = useState<TableTerms>(last.terms);
  const [wantedSeries, setSeries] = useState<SeriesPlan | null>(last.series);
  const terms = fitTerms(wantedTerms, clock.settings, players);
  const series = players > 1 ? wantedSeries : null;
  return {
    visibility,
    setVisibility,
    terms,
    setTerms,
    series,
    setSeries,
    wanted: { visibility, terms: wantedTerms, series: wantedSeries },
    chosen: { visibility, terms, ...(series && { series }) },
  };
}

/** The state of the form, and a function that sends it. */
function useTableForm({ game, seatCounts }: TableFormProps) {
  const loaded = useRules(game);
  const [, go] = useLocation();
  const many = useRequestedSeatCount(seatCounts);
  const guest = useRequestedGuest();
  const [last] = useState(readLastTable);
  const before = last.games[game];
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    proposeSeats(before?.seats, many, seatCounts, guest),
  );
  // Null until the host has chosen, for the bots that sit there.
  const [wantsRated, setWantsRated] = useState<boolean | null>(null);
  const [colours, setColours] = useState<readonly number[]>([]);
  const [pace, setPace] = useState<Pace>(last.pace);
  const [clock, setClock] = useState<ClockChoice>(last.clock);
  const hosting = useHosting(last, clock, seats.length);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, OptionValue>>>(before?.options ?? {});
  const [problem, setProblem] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  const bots = countBots(seats);
  const rated = canBeRated(seats) && (wantsRated ?? bots === 0);
  const specs = loaded?.game.meta.options ?? [];
  const wanted = { ...defaultOptions(specs), ...ofSpecs(specs, chosen) };
  const options = loaded ? fitValues(loaded, wanted, seats.length) : wanted;
  const create = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const title = name.trim();
    try {
      if (clock.settings?.waking) await (await import('../../state/own-hours.ts')).sendZone();
      const opened = await peopleApi.newTable({
        game,
        ...(title === '' ? {} : { name: title }),
        options,
        pace,
        ...(clock.settings && { clock: clock.settings }),
        ...hosting.chosen,
        ...(canBeRated(seats) && { rated }),
        seats: seatChoices(seats),
      });
      const proposed = { seats: seatsToPropose(seats), options: chosen };
      writeLastTable(game, { clock, pace, ...hosting.wanted, ...proposed });
      await fillOrNote(opened, seats, colours);
      go(`/t/${opened.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
      setBusy(false);
    }
  };
  return {
    loaded,
    seats,
    /** As soon as another bot sits down, the result does not count; the host may say again that it does. */
    setSeats: (plans: readonly SeatPlan[]) => {
      if (countBots(plans) > bots) setWantsRated(null);
      setSeats(plans);
    },
    rated,
    setRated: setWantsRated,
    colours,
    setColours,
    pace,
    setPace,
    clock,
    setClock,
    ...hosting,
    name,
    setName,
    specs,
    options,
    problem,
    busy,
    create,
    setOption: (option: string, value: OptionValue) => setChosen({ ...chosen, [option]: value }),
  };
}

function TableForm(props: TableFormProps) {
  const words = useWords();
  const form = useTableForm(props);
  const { loaded, seats, setSeats, specs, options, problem } = form;
  const myName = useMyName();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.create();
  };
  const perSeat = coloursPerSeat(props.game, seats.length);
  const wrong = loaded && optionProblem(loaded, options, seats.length);
  return (
    <form className={styles.columns} onSubmit={send}>
      <div className={styles.column}>
        <GameChooser game={props.game} href={(id) => `/new/${id}`} />
        {!loaded && findCover(props.game)?.options && <OptionsPlace />}
        {loaded && specs.length > 0 && (
          <OptionsSection
            loaded={loaded}
            values={options}
            players={seats.length}
            problem={wrong}
            onChange={form.setOption}
          />
        )}
      </div>
      <div className={styles.column}>
        <SeatsEditor
          seats={seats}
          kinds={['me', 'empty', 'invited', 'bot']}
          counts={props.seatCounts}
          myName={myName}
          onCount={(count) => setSeats(resizeSeats(seats, count, () => free))}
          onChange={setSeats}
          chosenColours={seats.map(({ kind }) => (kind === 'me' ? form.colours.slice(0, perSeat) : []))}
          coloursPerSeat={perSeat}
          onColours={(_, colours) => form.setColours(colours)}
        />
        <TermsSection
          rated={
            canBeRated(seats) && (
              <RatedField isRated={form.rated} hasBot={countBots(seats) > 0} onChange={form.setRated} />
            )
          }
          terms={form.terms}
          game={props.game}
          players={seats.length}
          clock={form.clock.settings}
          series={seats.length > 1 ? form.series : undefined}
          onTerms={form.setTerms}
          onSeries={form.setSeries}
        />
      </div>
      <div className={styles.column}>
        <PaceAndAccess {...form} myName={myName} />
        {problem && (
          <p role="alert" className={styles.error}>
            {words.formatMessage(problem)} <EntranceLink problem={problem} />
          </p>
        )}
        <div className={styles.go}>
          <Button type="submit" variant="fill" isDisabled={!loaded || form.busy || wrong !== null} wide>
            {words.t(allSeatsTaken(seats) ? 'new.start' : 'new.create')}
          </Button>
          <LinkButton href="/">{words.t('cancel')}</LinkButton>
        </div>
      </div>
    </form>
  );
}

type TableFormState = ReturnType<typeof useTableForm>;

/** How fast the match goes, who can join it, and its name. */
function PaceAndAccess({ myName, ...form }: TableFormState & { myName: string }) {
  const words = useWords();
  return (
    <>
      <ClockSection value={form.clock} pace={form.pace} onChange={form.setClock} onPace={form.setPace} />
      <Sheet title={words.t('new.access')}>
        <div className={styles.inside}>
          <VisibilityField value={form.visibility} onChange={form.setVisibility} />
        </div>
        <div className={joinClasses(styles.inside, styles.beside)}>
          <Field
            label={words.t('new.name')}
            placeholder={
              myName === '' ? words.t('new.name.placeholder') : words.t('table.of', { host: myName })
            }
            value={form.name}
            maxLength={LIMITS.table}
            onChange={form.setName}
          />
        </div>
      </Sheet>
    </>
  );
}
