import { SearchField } from '@shortlist/design-system/SearchField';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Select } from '@shortlist/design-system/Select';
import { ArrowDownUp } from 'lucide-react';
import styles from './JobListPage.module.css';
import { type JobView, SORTS, STATUSES } from './job-view.ts';

interface JobFiltersProps {
  readonly view: JobView;
  readonly onChange: (part: Partial<JobView>) => void;
  readonly onSearchEnd: () => void;
}

/** Search, status and order of the list. */
export function JobFilters({ view, onChange, onSearchEnd }: JobFiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        label="Search positions"
        placeholder="Title or company"
        value={view.search}
        onChange={(search: string) => onChange({ search })}
        onBlur={onSearchEnd}
      />
      <SegmentedControl
        label="Status"
        items={STATUSES}
        value={view.status}
        onChange={(status) => onChange({ status: status })}
      />
      <Select
        label="Sort"
        isLabelHidden
        icon={<ArrowDownUp aria-hidden />}
        items={SORTS}
        value={view.sort}
        onChange={(sort) => onChange({ sort: sort })}
      />
    </search>
  );
}
