import { jobs } from '@shortlist/api-contract';
import {
  SearchedFilter,
  type SearchedFilterProps,
  useFilterSearch,
} from '@shortlist/design-system/SearchedFilter';
import { Select } from '@shortlist/design-system/Select';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { plural, queryOf } from '@shortlist/platform';
import { useFilterChoices } from '@shortlist/platform/query';
import { CalendarDays } from 'lucide-react';
import { LIST_FAILURE } from '../job-queries/job-queries.ts';
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
    <Inline as="search" isOneLine className={styles.filters} aria-label="Filters">
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
      <Text as="output" size="caption" tone="quiet" className={styles.filtering}>
        {isFiltering && 'Filtering'}
      </Text>
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
    companies.map(({ name, positions }) => ({
      id: name,
      label: name,
      description: plural(positions, 'position', 'positions'),
    })),
  );
  return <OneFilter {...field} {...choices} label="Company" placeholder="All companies" />;
}

function PositionFilter(field: OneFilterProps) {
  const search = useFilterSearch(field.value);
  const query = queryOf(jobs.list, { query: { limit: MOST, search: search.words || undefined } });
  const choices = useFilterChoices(search, { ...query, meta: { failure: LIST_FAILURE } }, (found) =>
    // Positions of one title are one choice.
    [...new Set(found.map(({ title }) => title))].map((title) => ({ id: title, label: title })),
  );
  return <OneFilter {...field} {...choices} label="Position" placeholder="All positions" />;
}

function OneFilter(props: SearchedFilterProps) {
  return <SearchedFilter {...props} className={styles.searched} isLabelHidden />;
}
