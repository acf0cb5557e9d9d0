import { CircleHelp, Flag, Lightbulb, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FindingGroups.module.css';
import { FindingItem } from './FindingItem.tsx';
import type { FindingKind, NumberedFinding } from './numbered-findings.ts';

interface FindingGroupsProps {
  readonly findings: Readonly<Record<FindingKind, readonly NumberedFinding[]>>;
  /** What the resume does not say. */
  readonly missing: readonly string[];
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

interface Group {
  readonly kind: FindingKind;
  readonly title: string;
  readonly icon: ReactNode;
  /** Said when there is none. */
  readonly none: string;
}

const GROUPS: Readonly<Record<FindingKind, Group>> = {
  strength: { kind: 'strength', title: 'Strengths', icon: null, none: 'None found' },
  positive_indicator: {
    kind: 'positive_indicator',
    title: 'Positive indicators',
    icon: <Sparkles />,
    none: 'None found',
  },
  weakness: { kind: 'weakness', title: 'Weaknesses', icon: null, none: 'None found' },
  red_flag: { kind: 'red_flag', title: 'Red flags', icon: <Flag />, none: 'None found' },
  suggestion: { kind: 'suggestion', title: 'Suggestions', icon: <Lightbulb />, none: 'No suggestions' },
};

/** All findings in two columns: what speaks for the resume, and what speaks against it or is missing. */
export function FindingGroups({ findings, missing, chosen, onChoose }: FindingGroupsProps) {
  const draw = (kind: FindingKind) => (
    <FindingGroup
      key={kind}
      group={GROUPS[kind]}
      findings={findings[kind]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{(['strength', 'positive_indicator'] as const).map(draw)}</div>
      <div className={styles.column}>
        {(['weakness', 'red_flag', 'suggestion'] as const).map(draw)}
        <MissingData missing={missing} />
      </div>
    </div>
  );
}

interface FindingGroupProps {
  readonly group: Group;
  readonly findings: readonly NumberedFinding[];
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

function FindingGroup({ group, findings, chosen, onChoose }: FindingGroupProps) {
  return (
    <section className={styles.group} aria-label={group.title}>
      <h2 className={styles.heading}>
        {group.icon && (
          <span className={styles.icon} aria-hidden="true">
            {group.icon}
          </span>
        )}
        {group.title} <span className={styles.count}>{findings.length}</span>
      </h2>
      {findings.length === 0 ? (
        <p className={styles.none}>{group.none}</p>
      ) : (
        <ul className={styles.list}>
          {findings.map((numbered) => (
            <FindingItem
              key={numbered.number ?? numbered.finding.title}
              numbered={numbered}
              isChosen={numbered.number !== null && numbered.number === chosen}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function MissingData({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <section className={styles.group} aria-label="Not in the resume">
      <h2 className={styles.heading}>
        <span className={styles.icon} aria-hidden="true">
          <CircleHelp />
        </span>
        Not in the resume <span className={styles.count}>{missing.length}</span>
      </h2>
      <ul className={styles.missing}>
        {missing.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </section>
  );
}
