import { jobs } from '@shortlist/api-contract';
import { SearchedFilter, useFilterSearch } from '@shortlist/design-system/SearchedFilter';
import { Select } from '@shortlist/design-system/Select';
import { queryOf } from '@shortlist/platform';
import { keepPreviousData, useQuery } from '@shortlist/platform/query';
import { CalendarDays } from 'lucide-react';
import { type BoardFilter, DATES } from './board-filter.ts';
import styles from './TrackingBoardWidget.module.css';

/** Choices that one search brings. */
const MOST = 20;

interface BoardFiltersProps {
  readonly filter: BoardFilter;
  readonly isFiltering: boolean;
  readonly onChange: (filter: BoardFilter) => void;
}

/** Date, company and position: what the server leaves out of the board. */
export function BoardFilters({ filter, isFiltering, onChange }: BoardFiltersProps) {
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
      <PositionFilter value={filter.position} onChange={(position) => onChange({ ...filter, position })} />
      <output className={styles.filtering}>{isFiltering && 'Filtering'}</output>
    </search>
  );
}

interface OneFilterProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function CompanyFilter(field: OneFilterProps) {
  const search = useFilterSearch(field.value);
  const { data, isFetching, isError } = useQuery({
    ...queryOf(jobs.companies, { query: { limit: MOST, search: search.words || undefined } }),
    enabled: search.isAsked,
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load the companies' },
  });
  const items = data?.companies.map(({ name, positions }) => ({
    id: name,
    label: name,
    description: positions === 1 ? '1 position' : `${positions} positions`,
  }));
  return (
    <SearchedFilter
      {...field}
      className={styles.searched}
      label="Company"
      isLabelHidden
      placeholder="All companies"
      search={search}
      items={items ?? []}
      isLoading={isFetching}
      hasFailed={isError}
    />
  );
}

function PositionFilter(field: OneFilterProps) {
  const search = useFilterSearch(field.value);
  const { data, isFetching, isError } = useQuery({
    ...queryOf(jobs.list, { query: { limit: MOST, search: search.words || undefined } }),
    enabled: search.isAsked,
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load job positions' },
  });
  // Positions of one title are one choice.
  const items = [...new Set(data?.map(({ title }) => title))].map((title) => ({ id: title, label: title }));
  return (
    <SearchedFilter
      {...field}
      className={styles.searched}
      label="Position"
      isLabelHidden
      placeholder="All positions"
      search={search}
      items={items}
      isLoading={isFetching}
      hasFailed={isError}
    />
  );
}
