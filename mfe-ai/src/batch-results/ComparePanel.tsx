import type { Match } from '@shortlist/api-contract';
import { IconButton } from '@shortlist/design-system/IconButton';
import { RadarChart } from '@shortlist/design-system/RadarChart';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CompareMatrix } from './CompareMatrix.tsx';
import styles from './ComparePanel.module.css';
import { axesOf, compare } from './comparison.ts';
import { shortNames } from './short-names.ts';

interface ComparePanelProps {
  /** Two to four, best first. */
  readonly matches: readonly Match[];
  readonly onClose: () => void;
  /** Shows the words behind a sign, beside it. */
  readonly onOpen: (resumeId: string, requirementId: string, sign: HTMLElement) => void;
}

/** Candidates side by side: a line each in the radar, a column each in the verdict matrix. */
export function ComparePanel({ matches, onClose, onOpen }: ComparePanelProps) {
  const names = shortNames(matches.map(({ resume_info: info }) => info.candidate_name));
  const rows = compare(matches);
  const axes = axesOf(matches);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a narrow screen it opens far below: the focus brings it into view.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="aside" className={styles.panel} aria-label="Compare">
      <Inline as="header" justify="between" isOneLine>
        <Text as="h2" ref={heading} size="heading" tabIndex={-1}>
          Compare
        </Text>
        <IconButton variant="ghost" label="Close comparison" icon={<X aria-hidden />} onPress={onClose} />
      </Inline>
      <RadarChart
        label="Scores side by side"
        axesLabel="Category"
        axes={axes.map(({ label }) => label)}
        series={names.map((name, candidate) => ({
          label: name,
          values: axes.map(({ values }) => values[candidate] ?? null),
        }))}
        hasLegend={false}
      />
      <CompareMatrix matches={matches} names={names} rows={rows} onOpen={onOpen} />
      <Text as="p" size="caption" tone="quiet">
        {rows.some(({ differs }) => differs)
          ? 'Bold rows show differences.'
          : 'Same verdict on every requirement.'}
      </Text>
    </Stack>
  );
}
