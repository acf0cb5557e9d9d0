import { Badge } from '@shortlist/design-system/Badge';
import { Columns } from '@shortlist/design-system/Columns';
import { Inline, Stack, type StackProps } from '@shortlist/design-system/Stack';
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

interface GroupWords {
  readonly kind: FindingKind;
  readonly title: string;
  readonly icon: ReactNode;
  /** Said when there is none. */
  readonly none: string;
}

const GROUPS: Readonly<Record<FindingKind, GroupWords>> = {
  strength: { kind: 'strength', title: 'Strengths', icon: null, none: 'None found' },
  positive_indicator: {
    kind: 'positive_indicator',
    title: 'Positive indicators',
    icon: <Sparkles size={14} />,
    none: 'None found',
  },
  weakness: { kind: 'weakness', title: 'Weaknesses', icon: null, none: 'None found' },
  red_flag: { kind: 'red_flag', title: 'Red flags', icon: <Flag size={14} />, none: 'None found' },
  suggestion: {
    kind: 'suggestion',
    title: 'Suggestions',
    icon: <Lightbulb size={14} />,
    none: 'No suggestions',
  },
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
    <Columns widths="repeat(2, minmax(0, 1fr))" stackBelow="phone" gap={7}>
      <Stack gap={5}>{(['strength', 'positive_indicator'] as const).map(draw)}</Stack>
      <Stack gap={5}>
        {(['weakness', 'red_flag', 'suggestion'] as const).map(draw)}
        <MissingData missing={missing} />
      </Stack>
    </Columns>
  );
}

interface FindingGroupProps {
  readonly group: GroupWords;
  readonly findings: readonly NumberedFinding[];
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

function FindingGroup({ group: { title, icon, none }, findings, chosen, onChoose }: FindingGroupProps) {
  if (findings.length === 0) {
    return (
      <Group title={title} icon={icon} count={0}>
        <Text as="p" size="body" tone="quiet">
          {none}
        </Text>
      </Group>
    );
  }
  return (
    <Group title={title} icon={icon} count={findings.length} gap={0}>
      <ul>
        {findings.map((numbered) => (
          <FindingItem
            key={numbered.number ?? numbered.finding.title}
            numbered={numbered}
            isChosen={numbered.number !== null && numbered.number === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </Group>
  );
}

function MissingData({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <Group title="Not in the resume" icon={<CircleHelp size={14} />} count={missing.length}>
      <Inline as="ul" align="stretch">
        {missing.map((phrase) => (
          <Stack as="li" key={phrase}>
            <Badge tone="pencil">{phrase}</Badge>
          </Stack>
        ))}
      </Inline>
    </Group>
  );
}

interface GroupProps extends Pick<StackProps, 'gap'> {
  readonly title: string;
  readonly icon: ReactNode;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ title, icon, count, gap = 2, children }: GroupProps) {
  return (
    <Stack as="section" gap={gap} aria-label={title}>
      <Text as="h2" size="panel" className={styles.heading}>
        <Inline as="span">
          {icon && (
            <Text tone="quiet" aria-hidden="true">
              {icon}
            </Text>
          )}
          {title}{' '}
          <Text tone="quiet" weight={450}>
            {count}
          </Text>
        </Inline>
      </Text>
      {children}
    </Stack>
  );
}
