import { Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import styles from './choices.module.css';

/** What is preferred and what is not, beside each other. */
export interface Choice {
  preferred: string;
  not: string;
}

/** Pairs of do and don’t, one below the other, for the pages in MDX. */
export function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <Unstyled>
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
    </Unstyled>
  );
}
