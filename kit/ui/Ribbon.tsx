import type { HTMLAttributes, ReactElement } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './Ribbon.module.css';

interface RibbonProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'p';
}

/** A dark band with pale text for important values: a city's ranking, an auction's highest bid. */
export function Ribbon({ as: Element = 'div', className, ...rest }: RibbonProps): ReactElement {
  return <Element {...rest} className={joinClasses(styles.ribbon, className)} />;
}
