import type { HTMLAttributes, ReactElement } from 'react';
import styles from './Card.module.css';
import { joinClasses } from './join-classes.ts';

const TOPS = {
  edge: styles.topEdge,
  gold: styles.topGold,
  water: styles.topWater,
  brick: styles.topBrick,
} as const;

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'section' | 'aside' | 'div' | 'form' | 'li';
  /** Its line: gold where it asks for something. */
  readonly line?: 'pale' | 'gold';
  /** The colour of a thick upper line, which says of what kind the card is. */
  readonly top?: keyof typeof TOPS | undefined;
  /** Whether it lies above what is around it. */
  readonly raised?: boolean;
}

function surface(props: CardProps, shape?: string): ReactElement {
  const { as: Element = 'section', line = 'pale', top, raised = false, className, ...rest } = props;
  const classes = joinClasses(
    styles.card,
    shape,
    line === 'gold' && styles.gold,
    top && TOPS[top],
    raised && styles.raised,
    className,
  );
  return <Element {...rest} className={classes} />;
}

/** A surface with a thin line and round corners, on a board or in a rail; `Sheet` is one with a title. */
export function Card(props: CardProps): ReactElement {
  return surface(props);
}

/** A card with rounder corners, for what a page is about: its form, notice or report. */
export function Panel(props: CardProps): ReactElement {
  return surface(props, styles.panel);
}
