import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The h1 of the page. */
  title: ReactNode;
  /** A count, or a quiet sentence, beside it. */
  description?: ReactNode;
  /** Buttons; one of them at most is primary, and it comes last. */
  actions?: ReactNode;
}

/** The first thing on a page: what it is, and what can be done here. On a wide screen it stays while the page scrolls. */
export function PageHeader({ title, description, actions, className, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className={classNames(styles.header, className)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {description ? <div className={styles.description}>{description}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
