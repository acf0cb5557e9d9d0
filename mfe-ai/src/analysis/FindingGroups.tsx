import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
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
      <Stack gap={5}>{(['strength', 'positive_indicator'] as const).map(draw)}</Stack>
      <Stack gap={5}>
        {(['weakness', 'red_flag', 'suggestion'] as const).map(draw)}
        <MissingData missing={missing} />
      </Stack>
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
          <Text tone="quiet" className={styles.icon} aria-hidden="true">
            {group.icon}
          </Text>
        )}
        {group.title}{' '}
        <Text tone="quiet" weight={450}>
          {findings.length}
        </Text>
      </h2>
      {findings.length === 0 ? (
        <Text as="p" size="body" tone="quiet" className={styles.none}>
          {group.none}
        </Text>
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
        <Text tone="quiet" className={styles.icon} aria-hidden="true">
          <CircleHelp />
        </Text>
        Not in the resume{' '}
        <Text tone="quiet" weight={450}>
          {missing.length}
        </Text>
      </h2>
      <Inline as="ul" align="stretch" className={styles.missing}>
        {missing.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </Inline>
    </section>
  );
}
