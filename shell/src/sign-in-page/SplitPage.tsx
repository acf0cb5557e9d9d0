import type { ReactElement, ReactNode } from 'react';
import { ExampleSentence } from './ExampleSentence.tsx';
import styles from './SplitPage.module.css';

interface SplitPageProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A page of signing in: the form on the left, an example of what the product does on the right. */
export function SplitPage({ title, description, children }: SplitPageProps): ReactElement {
  return (
    <div className={styles.page}>
      <section className={styles.side}>
        <div className={styles.form}>
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.description}>{description}</p>
          </header>
          {children}
        </div>
        <p className={styles.note}>Only your account can open your uploads.</p>
      </section>
      <ExampleSentence />
    </div>
  );
}

/** The sentence that leads to the other page of signing in. */
export function SplitPageOther({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className={styles.other}>{children}</p>;
}
