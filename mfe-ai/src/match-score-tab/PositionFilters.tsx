import { jobs } from '@shortlist/api-contract';
import { SearchedFilter, useFilterSearch } from '@shortlist/design-system/SearchedFilter';
import { Select } from '@shortlist/design-system/Select';
import { queryOf } from '@shortlist/platform';
import { keepPreviousData, useQuery } from '@shortlist/platform/query';
import { CalendarDays } from 'lucide-react';
import { POSITIONS_FAILURE } from '../positions/use-positions.ts';
import styles from './MatchScoreWidget.module.css';
import type { FilterDate, PositionFilter } from './position-filter.ts';

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
  const { data, isFetching, isError } = useQuery({
    ...queryOf(jobs.companies, { query: { limit: MOST, search: search.words || undefined } }),
    enabled: search.isAsked,
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load the companies' },
  });
  return (
    <SearchedFilter
      {...field}
      className={styles.searched}
      label="Company"
      isLabelHidden
      placeholder="All companies"
      search={search}
      items={data?.companies.map(({ name }) => choiceOf(name)) ?? []}
      isLoading={isFetching}
      hasFailed={isError}
    />
  );
}

function TitleFilter(field: OneFilterProps) {
  const search = useFilterSearch(field.value);
  const { data, isFetching, isError } = useQuery({
    ...queryOf(jobs.list, { query: { limit: MOST, search: search.words || undefined } }),
    enabled: search.isAsked,
    placeholderData: keepPreviousData,
    meta: { failure: POSITIONS_FAILURE },
  });
  // Positions of one title are one choice.
  const titles = [...new Set(data?.map(({ title }) => title))];
  return (
    <SearchedFilter
      {...field}
      className={styles.searched}
      label="Position"
      isLabelHidden
      placeholder="All positions"
      search={search}
      items={titles.map(choiceOf)}
      isLoading={isFetching}
      hasFailed={isError}
    />
  );
}

function choiceOf(text: string) {
  return { id: text, label: text };
}
