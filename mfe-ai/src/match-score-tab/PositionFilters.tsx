import { jobs } from '@shortlist/api-contract';
import {
  SearchedFilter,
  type SearchedFilterProps,
  useFilterSearch,
} from '@shortlist/design-system/SearchedFilter';
import { Select } from '@shortlist/design-system/Select';
import { Inline } from '@shortlist/design-system/Stack';
import { queryOf } from '@shortlist/platform';
import { useFilterChoices } from '@shortlist/platform/query';
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
    <Inline as="search" className={styles.filters} aria-label="Filters">
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
    </Inline>
  );
}

interface OneFilterProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function CompanyFilter(field: OneFilterProps) {
  const search = useFilterSearch(field.value);
  const query = queryOf(jobs.companies, { query: { limit: MOST, search: search.words || undefined } });
  const failure = 'Failed to load companies';
  const choices = useFilterChoices(search, { ...query, meta: { failure } }, ({ companies }) =>
    companies.map(({ name }) => choiceOf(name)),
  );
  return <OneFilter {...field} {...choices} label="Company" placeholder="All companies" />;
}

function TitleFilter(field: OneFilterProps) {
  const search = useFilterSearch(field.value);
  const query = queryOf(jobs.list, { query: { limit: MOST, search: search.words || undefined } });
  const choices = useFilterChoices(search, { ...query, meta: { failure: POSITIONS_FAILURE } }, (found) =>
    // Positions of one title are one choice.
    [...new Set(found.map(({ title }) => title))].map(choiceOf),
  );
  return <OneFilter {...field} {...choices} label="Position" placeholder="All positions" />;
}

function OneFilter(props: SearchedFilterProps) {
  return <SearchedFilter {...props} className={styles.searched} isLabelHidden />;
}

function choiceOf(text: string) {
  return { id: text, label: text };
}
