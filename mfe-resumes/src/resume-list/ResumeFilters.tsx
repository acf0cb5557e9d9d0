import { SearchField } from '@shortlist/design-system/SearchField';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Select } from '@shortlist/design-system/Select';
import { ArrowDownUp } from 'lucide-react';
import styles from './ResumeListPage.module.css';
import { type ResumeView, SORTS, STATUSES } from './resume-view.ts';

interface ResumeFiltersProps {
  readonly view: ResumeView;
  readonly onChange: (part: Partial<ResumeView>) => void;
  readonly onSearchEnd: () => void;
}

/** Search, status and order of the list. */
export function ResumeFilters({ view, onChange, onSearchEnd }: ResumeFiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        label="Search resumes"
        placeholder="Name, title, skill or file"
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
