import type { Job } from '@shortlist/api-contract';
import { SearchedFilter, useFilterSearch } from '@shortlist/design-system/SearchedFilter';
import { useChosenPosition, useCompanyChoices, usePositionChoices } from './score-queries.ts';

interface CompanyFilterProps {
  /** Its name; empty for every company. */
  readonly company: string;
  readonly onChange: (company: string) => void;
}

/** Resumes that are matched to a position of one company. */
export function CompanyFilter({ company, onChange }: CompanyFilterProps) {
  const search = useFilterSearch(company || null);
  const { data, isFetching, isError } = useCompanyChoices(search);
  const found = data?.companies.map(({ name, positions }) => ({
    id: name,
    label: name,
    description: positions === 1 ? '1 position' : `${positions} positions`,
  }));
  return (
    <SearchedFilter
      label="Company"
      placeholder="All"
      search={search}
      items={found ?? []}
      isLoading={isFetching}
      hasFailed={isError}
      value={company || null}
      onChange={(id) => onChange(id ?? '')}
      emptyText={(text) => (text ? `No company is called “${text}”.` : 'No position names a company.')}
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
  const { data = [], isFetching, isError } = usePositionChoices(search);
  return (
    <SearchedFilter
      label="Position"
      placeholder="All"
      search={search}
      items={data.map(choiceOf)}
      isLoading={isFetching}
      hasFailed={isError}
      value={job ? position : null}
      valueItem={job && choiceOf(job)}
      onChange={(id) => onChange(id ?? '')}
      emptyText={(text) => (text ? `No position fits “${text}”.` : 'No job positions yet.')}
    />
  );
}

function choiceOf({ id, title, company }: Job) {
  return { id, label: title, ...(company && { description: company }) };
}
