import type { Requirement } from '@shortlist/api-contract';
import styles from './Alternatives.module.css';
import { chipsOf, neededOf } from './alternatives.ts';

/** The names that answer a requirement: "Go", "or Rust". Nothing where its words say it all. */
export function Alternatives({ requirement }: { readonly requirement: Requirement }) {
  const chips = chipsOf(requirement);
  if (chips.length === 0) return null;
  const needed = neededOf(requirement);
  return (
    <span className={styles.chips}>
      {needed && <span className={styles.lead}>{needed}</span>}
      {chips.map(({ lead, name }) => (
        <span key={name} className={styles.chip}>
          {lead && <span className={styles.lead}>{lead} </span>}
          {name}
        </span>
      ))}
    </span>
  );
}
