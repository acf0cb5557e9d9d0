import { jobs } from '@shortlist/api-contract';
import { Select } from '@shortlist/design-system/Select';
import { queryOf } from '@shortlist/platform';
import { keepPreviousData, useQuery } from '@shortlist/platform/query';
import { CalendarDays } from 'lucide-react';
import { POSITIONS_FAILURE } from '../shared/positions/use-positions.ts';
import styles from './MatchScoreWidget.module.css';
import type { FilterDate, PositionFilter } from './position-filter.ts';
import { SearchedFilter } from './SearchedFilter.tsx';
import { useFilterSearch } from './use-filter-search.ts';

const DATES: readonly { readonly id: FilterDate; readonly label: string }[] = [
  { id: 'all', label: 'All Date' },
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'This Week' },
  { id: 'month', label: 'This Month' },
];

/** Choices that one search brings. */
const MOST = 20;

interface PositionFiltersProps {
  readonly filter: PositionFilter;
  readonly onChange: (filter: PositionFilter) => void;
}

/** Date, company and position: what the server leaves out of the sidebar. */
export function PositionFilters({ filter, onChange }: PositionFiltersProps) {
  return (
    <search className={styles.filters} aria-label="Filters">
      <Select
        label="Date"
        isLabelHidden
        icon={<CalendarDays aria-hidden />}
        items={DATES}
        value={filter.date}
        onChange={(date) => onChange({ ...filter, date })}
      />
      <CompanyFilter value={filter.company} onChange={(company) => onChange({ ...filter, company })} />
      <TitleFilter value={filter.position} onChange={(position) => onChange({ ...filter, position })} />
    </search>
  );
}

interface OneFilterProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function CompanyFilter(field: OneFilterProps) {
  const search = useFilterSearch(field.value);
  const found = useQuery({
    ...queryOf(jobs.companies, { query: { limit: MOST, ...search.asked } }),
    enabled: search.isAsked,
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load the companies' },
  });
  const choices = found.data?.companies.map(({ name }) => name) ?? [];
  return (
    <SearchedFilter
      {...field}
      label="Company"
      placeholder="All companies"
      search={search}
      choices={choices}
      isLoading={found.isFetching}
      hasFailed={found.isError}
    />
  );
}

function TitleFilter(field: OneFilterProps) {
  const search = useFilterSearch(field.value);
  const found = useQuery({
    ...queryOf(jobs.list, { query: { limit: MOST, ...search.asked } }),
    enabled: search.isAsked,
    placeholderData: keepPreviousData,
    meta: { failure: POSITIONS_FAILURE },
  });
  // Positions of one title are one choice.
  const choices = [...new Set(found.data?.map(({ title }) => title))];
  return (
    <SearchedFilter
      {...field}
      label="Position"
      placeholder="All positions"
      search={search}
      choices={choices}
      isLoading={found.isFetching}
      hasFailed={found.isError}
    />
  );
}
