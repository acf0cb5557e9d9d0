import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'section'> {
  /** Chosen among its neighbors: a 2 px ink edge. */
  isSelected?: boolean;
  /** What stands in it is unknown: dashed edge, hatched ground. */
  isUnknown?: boolean;
}

/** An object that lies on the page. Compose it of CardHeader and CardBody, or a Table directly. */
export function Card({ className, isSelected, isUnknown, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.card, className)}
      data-selected={isSelected || undefined}
      data-unknown={isUnknown || undefined}
    />
  );
}

export interface CardHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  /** A few quiet words beside the title: "top 5 by match". */
  note?: ReactNode;
  /** A link or a small button at the end of the line. */
  action?: ReactNode;
  /** 2 unless the card stands inside a section with its own heading. */
  headingLevel?: 2 | 3 | 4;
}

/** The title line of a card. */
export function CardHeader({ title, note, action, headingLevel = 2, className, ...rest }: CardHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header {...rest} className={classNames(styles.header, className)}>
      <div className={styles.titles}>
        <Heading className={styles.title}>{title}</Heading>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </header>
  );
}

/** The padded inside of a card. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.body, className)} />;
}
