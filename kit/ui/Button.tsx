import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { joinClasses } from './join-classes.ts';

type ButtonVariant = 'fill' | 'plain' | 'quiet' | 'round' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  variant?: ButtonVariant;
  /** Takes the full width. */
  wide?: boolean;
  /** The key that does the same, as its tip shows it. */
  keys?: string | undefined;
  children: ReactNode;
}

/**
 * The page's button: `fill` for the main action, `plain` for others, `quiet` without an edge, `round` for an icon. Its label,
 * if it has one, is also its tip (`tips.ts`).
 */
export function Button({ variant = 'plain', wide = false, keys, children, ...props }: ButtonProps) {
  return (
    <AriaButton
      data-tip={props['aria-label'] === undefined ? undefined : ''}
      data-keys={keys}
      {...props}
      className={joinClasses(styles.button, styles[variant], wide && styles.wide)}
    >
      {children}
    </AriaButton>
  );
}

interface LinkButtonProps {
  href: string;
  variant?: ButtonVariant;
  wide?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ href, variant = 'plain', wide = false, children }: LinkButtonProps) {
  return (
    <Link href={href} className={joinClasses(styles.button, styles[variant], wide && styles.wide)}>
      {children}
    </Link>
  );
}
