import { STRENGTH_BOTS } from '@durbar/bots';
import { coloursPerSeat } from '@durbar/games/registry/colours.ts';
import { findCover } from '@durbar/games/registry/covers.ts';
import type { OptionValue } from '@durbar/kernel';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useRules } from '../../games/useRules.ts';
import { createMatch, type LocalSeat } from '../../local/pending-match.ts';
import { useMyName } from '../../state/me.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import styles from './Form.module.css';
import { FormPage, useRequestedSeatCount } from './FormPage.tsx';
import { GameChooser } from './GameChooser.tsx';
import { OptionsPlace, OptionsSection } from './OptionsSection.tsx';
import { defaultOptions, fitValues, optionProblem } from './option-values.ts';
import { SeatsEditor } from './SeatsEditor.tsx';
import { resizeSeats, type SeatPlan } from './seat-plans.ts';

/** Sets up a game at this screen; it needs no server. */
export default function NewLocalGame({ game }: { game: string }) {
  const words = useWords();
  const cover = findCover(game);
  const alone = useRequestedSeatCount(cover?.seatCounts ?? []) === 1;
  const title = alone
    ? words.t('screen.solo', { automaton: words.formatMessage({ key: `game.${game}.automaton` }) })
    : words.t('home.screen');
  useTitle(title);
  if (!cover) return <NotFound />;
  return (
    <FormPage
      columns={2}
      title={title}
      sub={alone ? words.formatMessage({ key: `game.${game}` }) : words.t('screen.text')}
    >
      <LocalGameForm key={game} game={game} seatCounts={cover.seatCounts} />
    </FormPage>
  );
}

/** The name of the tutorial for one person alone; a constant of the covers would be loaded with home. */
const SOLO_TUTORIAL = 'solo';

interface LocalGameFormProps {
  game: string;
  seatCounts: readonly number[];
}

const nameless: SeatPlan = { kind: 'person', name: '' };

function LocalGameForm({ game, seatCounts }: LocalGameFormProps) {
  const words = useWords();
  const loaded = useRules(game);
  const [, go] = useLocation();
  const me = useMyName();
  const many = useRequestedSeatCount(seatCounts) ?? seatCounts.find((count) => count > 1) ?? 1;
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    resizeSeats([{ kind: 'person', name: me }], many, () => nameless),
  );
  const [colours, setColours] = useState<readonly (readonly number[])[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const specs = loaded?.game.meta.options ?? [];
  const wanted = { ...defaultOptions(specs), ...options };
  const values = loaded ? fitValues(loaded, wanted, seats.length) : wanted;
  const problem = loaded && optionProblem(loaded, values, seats.length);
  const perSeat = coloursPerSeat(game, seats.length);
  const chosen = seats.map(({ kind }, seat) =>
    kind === 'person' ? (colours[seat] ?? []).slice(0, perSeat) : [],
  );
  const nobody = seats.every(({ kind }) => kind !== 'person');

  const begin = (event: FormEvent) => {
    event.preventDefault();
    const id = createMatch({
      game,
      options: values,
      seats: seats.map((plan, seat): LocalSeat => {
        if (plan.kind === 'bot') return { kind: 'bot', bot: STRENGTH_BOTS[plan.strength] };
        const name = plan.kind === 'person' ? plan.name.trim() : '';
        return {
          kind: 'person',
          name: name || words.t('screen.player', { number: seat + 1 }),
          colours: chosen[seat] ?? [],
        };
      }),
    });
    go(`/local/${id}`);
  };

  return (
    <form className={styles.columns} onSubmit={begin}>
      <div className={styles.column}>
        <GameChooser game={game} href={(id) => `/screen/${id}`} />
        {!loaded && findCover(game)?.options && <OptionsPlace />}
        {loaded && specs.length > 0 && (
          <OptionsSection
            loaded={loaded}
            values={values}
            players={seats.length}
            problem={problem}
            onChange={(option, value) => setOptions({ ...options, [option]: value })}
          />
        )}
      </div>
      <div className={styles.column}>
        <SeatsEditor
          seats={seats}
          kinds={['person', 'bot']}
          counts={seatCounts}
          myName={me}
          onCount={(count) => setSeats(resizeSeats(seats, count, () => nameless))}
          onChange={setSeats}
          chosenColours={chosen}
          coloursPerSeat={perSeat}
          onColours={(seat, own) => setColours(chosen.map((each, other) => (other === seat ? own : each)))}
        />
        <div className={styles.go}>
          <Button type="submit" variant="fill" isDisabled={!loaded || nobody || problem !== null} wide>
            {words.t('new.start')}
          </Button>
          {seats.length === 1 && findCover(game)?.tutorials?.includes(SOLO_TUTORIAL) && (
            <LinkButton href={`/learn/${game}/${SOLO_TUTORIAL}`}>{words.t('screen.learn')}</LinkButton>
          )}
          <LinkButton href="/">{words.t('cancel')}</LinkButton>
        </div>
      </div>
    </form>
  );
}
