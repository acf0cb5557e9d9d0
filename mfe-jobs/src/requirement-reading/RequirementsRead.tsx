import type { Requirement } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { formatNumber } from '@shortlist/platform';
import { useId } from 'react';
import { groupByKind } from '../requirements/requirement-groups.ts';
import { KINDS } from '../requirements/requirement-words.ts';
import styles from './RequirementsRead.module.css';
import { type RequirementReading, useRequirementReading } from './use-requirement-reading.ts';

interface RequirementsReadProps {
  readonly title: string;
  readonly text: string;
}

/** What a job description asks for, as it is read while it is written; nothing before there is any text. */
export function RequirementsRead({ title, text }: RequirementsReadProps) {
  const reading = useRequirementReading(title, text);
  const headingId = useId();
  const { requirements, isReading, error } = reading;
  if (!requirements && !isReading && !error) return null;
  return (
    <section className={styles.reading} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          Requirements
        </h2>
        {requirements && <span className={styles.count}>{formatNumber(requirements.length)}</span>}
        <ReadingState reading={reading} />
      </header>
      {requirements?.length === 0 && !isReading && (
        <p className={styles.none}>No requirements yet. Say what is required and what is preferred.</p>
      )}
      {requirements && <Groups requirements={requirements} />}
    </section>
  );
}

function ReadingState({ reading: { isReading, error, retry } }: { readonly reading: RequirementReading }) {
  if (isReading) return <output className={styles.state}>Reading...</output>;
  if (!error) return null;
  return (
    <>
      <output className={styles.state}>Failed to read requirements.</output>
      <Button variant="ghost" size="small" onPress={retry}>
        Retry
      </Button>
    </>
  );
}

function Groups({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const groups = groupByKind(requirements, ({ kind }) => kind).filter(({ items }) => items.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, items }) => (
        <div key={kind} className={styles.group}>
          <h3 className={styles.kind}>
            {KINDS[kind].group} <span className={styles.count}>{formatNumber(items.length)}</span>
          </h3>
          <ul className={styles.list}>
            {items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
