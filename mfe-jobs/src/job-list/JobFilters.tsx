import { ListFilters } from '@shortlist/design-system/ListFilters';
import { SearchField } from '@shortlist/design-system/SearchField';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import styles from './JobFilters.module.css';
import { SEARCH_LIMIT, SORTS, STATUSES } from './job-view.ts';
import type { JobViewControls } from './use-job-view.ts';

interface JobFiltersProps {
  readonly controls: JobViewControls;
  readonly isSearching: boolean;
}

/** Search, status and order of the list. */
export function JobFilters({ controls, isSearching }: JobFiltersProps) {
  const { view, typed, onType, onSubmit, onLeave, onChange } = controls;
  return (
    <ListFilters list="positions" sorts={SORTS} sort={view.sort} onSort={(sort) => onChange({ sort })}>
      <SearchField
        label="Search positions"
        placeholder="Title, company, or skill"
        maxLength={SEARCH_LIMIT}
        value={typed}
        onChange={onType}
        onSubmit={onSubmit}
        onBlur={onLeave}
      />
      <SegmentedControl
        label="Status"
        items={STATUSES}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <output className={styles.searching}>{isSearching && 'Searching'}</output>
    </ListFilters>
  );
}
