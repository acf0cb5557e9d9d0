import { jobs } from '@shortlist/api-contract';
import { Columns } from '@shortlist/design-system/Columns';
import { Select } from '@shortlist/design-system/Select';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import styles from './FairnessPage.module.css';
import { PERIODS, type ReportView } from './report-view.ts';

interface ReportFiltersProps {
  readonly columns: readonly string[];
  readonly view: ReportView;
  readonly onChange: (part: Partial<ReportView>) => void;
}

const ALL = 'all';
const NONE = 'none';

/** By which columns, of which position, since when. */
export function ReportFilters({ columns, view, onChange }: ReportFiltersProps): ReactElement {
  const positions = useQuery(queryOf(jobs.list, { query: { limit: 200 } }));
  const items = columns.map((column) => ({ id: column, label: column }));
  return (
    <search className={styles.onScreen}>
      <Columns widths={180}>
        <Select label="Group By" items={items} value={view.by} onChange={(by) => onChange({ by })} />
        {columns.length > 1 && (
          <Select
            label="Then By"
            items={[{ id: NONE, label: 'None' }, ...items.filter(({ id }) => id !== view.by)]}
            value={view.and ?? NONE}
            onChange={(and) => onChange({ and: and === NONE ? null : and })}
          />
        )}
        <Select
          label="Position"
          items={[
            { id: ALL, label: 'All positions' },
            ...(positions.data ?? []).map(({ id, title }) => ({ id, label: title })),
          ]}
          value={view.job ?? ALL}
          onChange={(job) => onChange({ job: job === ALL ? null : job })}
        />
        <Select
          label="Uploaded"
          items={PERIODS.map(({ id, label }) => ({ id, label }))}
          value={view.period}
          onChange={(period) => onChange({ period })}
        />
      </Columns>
    </search>
  );
}
