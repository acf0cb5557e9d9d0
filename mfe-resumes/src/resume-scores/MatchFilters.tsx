import { type Job, jobs } from '@shortlist/api-contract';
import { type FilterSearch, SearchedFilter, useFilterSearch } from '@shortlist/design-system/SearchedFilter';
import { plural, queryOf } from '@shortlist/platform';
import { useFilterChoices } from '@shortlist/platform/query';
import { LONGEST } from '../resume-queries/longest.ts';
import { useChosenPosition } from './score-queries.ts';

interface CompanyFilterProps {
  /** Its name; empty for every company. */
  readonly company: string;
  readonly onChange: (company: string) => void;
}

/** Resumes that are matched to a position of one company. */
export function CompanyFilter({ company, onChange }: CompanyFilterProps) {
  const search = useFilterSearch(company || null);
  const query = queryOf(jobs.companies, { query: searchQueryOf(search) });
  const failure = 'Failed to load companies';
  const choices = useFilterChoices(search, { ...query, meta: { failure } }, ({ companies }) =>
    companies.map(({ name, positions }) => ({
      id: name,
      label: name,
      description: plural(positions, 'position', 'positions'),
    })),
  );
  return (
    <SearchedFilter
      label="Company"
      placeholder="All"
      {...choices}
      value={company || null}
      onChange={(id) => onChange(id ?? '')}
      emptyText={(text) => (text ? `No results for “${text}”` : 'No companies yet')}
    />
  );
}

interface PositionFilterProps {
  /** Its id; empty for every position. */
  readonly position: string;
  readonly onChange: (position: string) => void;
}

/** Resumes that are matched to one position. */
export function PositionFilter({ position, onChange }: PositionFilterProps) {
  const { job } = useChosenPosition(position);
  const search = useFilterSearch(job?.title ?? null);
  const query = queryOf(jobs.list, { query: searchQueryOf(search) });
  const failure = 'Failed to load job positions';
  const choices = useFilterChoices(search, { ...query, meta: { failure } }, (found) => found.map(choiceOf));
  return (
    <SearchedFilter
      label="Position"
      placeholder="All"
      {...choices}
      value={job ? position : null}
      valueItem={job && choiceOf(job)}
      onChange={(id) => onChange(id ?? '')}
      emptyText={(text) => (text ? `No results for “${text}”` : 'No positions yet')}
    />
  );
}

/** So many choices a filter offers; words narrow them. */
const CHOICES = 20;

function searchQueryOf({ words }: FilterSearch) {
  return { limit: CHOICES, ...(words && { search: words.slice(0, LONGEST.search) }) };
}

function choiceOf({ id, title, company }: Job) {
  return { id, label: title, ...(company && { description: company }) };
}
