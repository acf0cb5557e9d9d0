import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import styles from './page.module.css';

/** A page about the look: its title, what it says in a sentence or two, and its sections. Only for stories. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <PageHeader title={title} description={lead} />
      {children}
    </article>
  );
}

interface SectionProps {
  title: string;
  /** A sentence or two below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. Only for stories. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** What is preferred and what is not, beside each other. */
export interface Choice {
  preferred: string;
  not: string;
}

/** Pairs of preferred and not preferred, one below the other. Only for stories. */
export function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ preferred, not }) => (
        <li key={preferred} className={styles.choice}>
          <p className={styles.do}>
            <Check aria-label="Do:" size={16} />
            <span>{preferred}</span>
          </p>
          <p className={styles.dont}>
            <X aria-label="Don’t:" size={16} />
            <span>{not}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
