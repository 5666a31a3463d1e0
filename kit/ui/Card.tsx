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
  /** The colour of its border: gold if it needs an answer. */
  readonly border?: 'pale' | 'gold';
  /** The colour of a thick upper border, which shows the kind of card. */
  readonly top?: keyof typeof TOPS | undefined;
  /** Whether it is raised above its surroundings. */
  readonly raised?: boolean;
}

function surface(props: CardProps, shape?: string): ReactElement {
  const { as: Element = 'section', border = 'pale', top, raised = false, className, ...rest } = props;
  const classes = joinClasses(
    styles.card,
    shape,
    border === 'gold' && styles.gold,
    top && TOPS[top],
    raised && styles.raised,
    className,
  );
  return <Element {...rest} className={classes} />;
}

/** A surface with a thin border and round corners, on a board or in a rail; a `Sheet` also has a title. */
export function Card(props: CardProps): ReactElement {
  return surface(props);
}

/** A card with rounder corners, for the main content of a page: its form, notice or report. */
export function Panel(props: CardProps): ReactElement {
  return surface(props, styles.panel);
}
