import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { AnimationProvider, useAnimatedNumber } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { StepAnimations } from '@durbar/kit/board/animation/step-animations.ts';
import type { PictureProps } from '@durbar/kit/intro/intro.ts';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { type ReactElement, useMemo } from 'react';
import { useIntroWords } from './intro-words.ts';
import styles from './pictures.module.css';

/** What a seat gets for its rank. */
export interface PayoutLine {
  readonly seat: number;
  readonly rank: number;
  readonly unit: ArtName;
  readonly gain: number;
}

const COUNT_MS = 400;
const keyOf = (seat: number) => `payout-${seat}`;

/** The seats of a city that is scored, first to last, and what each gets; the numbers count up when the picture is first seen. */
export function PayoutPicture({
  lines,
  moves,
}: PictureProps & { readonly lines: readonly PayoutLine[] }): ReactElement {
  const animations = useMemo(
    (): StepAnimations | null =>
      moves
        ? {
            id: 1,
            pieces: [],
            numbers: lines.map(({ seat, gain }) => ({
              key: keyOf(seat),
              at: 0,
              ms: COUNT_MS,
              from: 0,
              to: gain,
            })),
          }
        : null,
    [moves, lines],
  );
  return (
    <AnimationProvider animations={animations}>
      <div className={styles.payout}>
        {lines.map((line) => (
          <Line key={line.seat} line={line} />
        ))}
      </div>
    </AnimationProvider>
  );
}

function Line({ line: { seat, rank, unit, gain } }: { readonly line: PayoutLine }): ReactElement {
  const words = useIntroWords();
  const shown = useAnimatedNumber(keyOf(seat), gain);
  return (
    <div className={styles.line}>
      <Emblem playerColour={seat} size={24} />
      <span>{words.t('kingdom.then.place', { rank })}</span>
      <b>
        <Icon name={unit} size={20} />
        <span>{words.formatSigned(shown)}</span>
      </b>
    </div>
  );
}
