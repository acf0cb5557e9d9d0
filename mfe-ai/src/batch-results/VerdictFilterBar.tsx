import type { Match } from '@shortlist/api-contract';
import { Select } from '@shortlist/design-system/Select';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { VERDICT_ORDER, VERDICT_WORDS } from '@shortlist/design-system/Verdict';
import { plural } from '@shortlist/platform';
import { useMemo } from 'react';
import styles from './BatchResultsPage.module.css';
import { scoredRequirements, type VerdictFilter } from './verdict-filter.ts';

interface VerdictFilterBarProps {
  readonly matches: readonly Match[];
  /** How many matches pass. */
  readonly shown: number;
  readonly filter: VerdictFilter;
  readonly onChange: (filter: VerdictFilter) => void;
}

const ALL = 'all';
const VERDICT_ITEMS = [
  { id: ALL, label: 'All verdicts' },
  ...VERDICT_ORDER.map((verdict) => ({ id: verdict, label: VERDICT_WORDS[verdict] })),
] as const;

/** Narrows the ranking to a verdict and, once one is chosen, to a requirement; says how many resumes are left. */
export function VerdictFilterBar({ matches, shown, filter, onChange }: VerdictFilterBarProps) {
  const { verdict, requirementId } = filter;
  const requirements = useMemo(
    () => [
      { id: ALL, label: 'Any requirement' },
      ...scoredRequirements(matches).map(({ id, text }) => ({ id, label: text })),
    ],
    [matches],
  );
  return (
    <Inline as="search" gap={3} rowGap={2} className={styles.filters}>
      <Select
        label="Verdict"
        isLabelHidden
        items={VERDICT_ITEMS}
        value={verdict ?? ALL}
        onChange={(id) => onChange({ verdict: id === ALL ? null : id, requirementId })}
      />
      {verdict !== null && (
        <Select
          label="Requirement"
          isLabelHidden
          items={requirements}
          value={requirementId ?? ALL}
          onChange={(id) => onChange({ verdict, requirementId: id === ALL ? null : id })}
        />
      )}
      <Text as="output" size="caption" tone="quiet">
        {verdict !== null && `${shown} of ${plural(matches.length, 'resume', 'resumes')}`}
      </Text>
    </Inline>
  );
}
