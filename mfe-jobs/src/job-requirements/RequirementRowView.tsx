import type { Requirement } from '@shortlist/api-contract';
import { Text } from '@shortlist/design-system/Text';
import { GripVertical } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Alternatives } from '../requirements/Alternatives.tsx';
import { Weight } from '../requirements/Weight.tsx';
import styles from './RequirementRow.module.css';

interface RequirementRowViewProps {
  readonly requirement: Requirement;
  readonly number: number;
  /** The pointer or the focus is at its sentence. */
  readonly isPointed: boolean;
  readonly menuButton: ReactNode;
}

/** One requirement on a line. */
export const RequirementRowView = memo(function RequirementRowView(props: RequirementRowViewProps) {
  const { requirement, number, isPointed, menuButton } = props;
  const origin = ORIGINS[requirement.source];
  return (
    <div className={styles.row} data-pointed={isPointed || undefined}>
      <GripVertical size={14} aria-hidden className={styles.grip} />
      <span className={styles.number}>{number}</span>
      <Text tone="strong" weight={580} wrap="anywhere" className={styles.words}>
        {requirement.text}{' '}
        {origin && (
          <Text size="caption" tone="quiet" wrap="none">
            {origin}
          </Text>
        )}
      </Text>
      <span className={styles.alternatives}>
        <Alternatives requirement={requirement} />
      </span>
      <Text size="caption" tone="quiet" className={styles.weight}>
        {requirement.kind === 'logistics' ? 'not scored' : <Weight value={requirement.weight} />}
      </Text>
      <span>{menuButton}</span>
    </div>
  );
});

/** Where a requirement comes from that has no sentence in the job description. */
const ORIGINS: Readonly<Record<Requirement['source'], string | null>> = {
  posting: null,
  title: 'from the title',
  tag: 'from a skill tag',
  recruiter: 'added by you',
};
