import { GridList, GridListItem } from '@shortlist/design-system/GridList';
import { Text } from '@shortlist/design-system/Text';
import { companyOf } from '../positions/job-text.ts';
import { MorePositions } from '../positions/MorePositions.tsx';
import type { Positions } from '../positions/use-positions.ts';
import styles from './MatchScoreWidget.module.css';

interface CurrentPositionsProps {
  readonly list: Positions;
  /** The one that is shown. */
  readonly jobId: string | null;
  /** Somebody chose it; else it is the first, which is shown where there is room. */
  readonly isOpened: boolean;
  readonly onChoose: (jobId: string) => void;
}

/** The positions that fit, one of them chosen. */
export function CurrentPositions({ list, jobId, isOpened, onChoose }: CurrentPositionsProps) {
  return (
    <>
      <Text as="h2" size="panel" tone="strong">
        Current Positions
      </Text>
      <GridList
        label="Current Positions"
        className={styles.list}
        items={list.jobs ?? []}
        empty="No matching positions"
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection={isOpened}
        selectedKeys={isOpened && jobId !== null ? [jobId] : []}
        dependencies={[jobId]}
        onSelectionChange={(keys) => {
          const [chosen] = keys === 'all' ? [] : keys;
          if (typeof chosen === 'string') onChoose(chosen);
        }}
        aria-busy={list.isStale}
      >
        {(job) => (
          <GridListItem
            id={job.id}
            textValue={job.title}
            className={job.id === jobId ? styles.shown : undefined}
          >
            <Text as="div" weight={580}>
              {job.title}
            </Text>
            <Text as="div" size="caption" tone="quiet">
              {companyOf(job)}
            </Text>
          </GridListItem>
        )}
      </GridList>
      <MorePositions list={list} />
    </>
  );
}
