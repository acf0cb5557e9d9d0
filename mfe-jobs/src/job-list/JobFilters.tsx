import { ListFilters } from '@shortlist/design-system/ListFilters';
import { SearchField } from '@shortlist/design-system/SearchField';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Text } from '@shortlist/design-system/Text';
import { useSavedViews } from '@shortlist/platform';
import { useLocation } from '@shortlist/platform/router';
import { SEARCH_LIMIT, SORTS, STATUSES } from './job-view.ts';
import type { JobViewControls } from './use-job-view.ts';

interface JobFiltersProps {
  readonly controls: JobViewControls;
  readonly isSearching: boolean;
}

/** Search, status and order of the list. */
export function JobFilters({ controls, isSearching }: JobFiltersProps) {
  const { view, typed, onType, onSubmit, onLeave, onChange } = controls;
  const views = { ...useSavedViews('positions'), search: useLocation().search };
  return (
    <ListFilters
      list="positions"
      views={views}
      sorts={SORTS}
      sort={view.sort}
      onSort={(sort) => onChange({ sort })}
    >
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
      <Text as="output" size="caption" tone="quiet">
        {isSearching && 'Searching'}
      </Text>
    </ListFilters>
  );
}
