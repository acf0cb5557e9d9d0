import { ComboBox } from '@shortlist/design-system/ComboBox';
import { useState } from 'react';
import { useChosenPosition, useCompanyChoices, usePositionChoices } from './score-queries.ts';
import { useSettled } from './use-settled.ts';

/** Long enough that a word typed at ease is one question to the server. */
const PAUSE_MS = 250;

interface CompanyFilterProps {
  /** Its name; empty for every company. */
  readonly company: string;
  readonly onChange: (company: string) => void;
}

/** Resumes that are matched to a position of one company. */
export function CompanyFilter({ company, onChange }: CompanyFilterProps) {
  const { typed, isWanted, props } = useTyping(company);
  const { data, isFetching } = useCompanyChoices(typed, isWanted);
  const found = (data?.companies ?? []).map(({ name, positions }) => ({
    id: name,
    label: name,
    description: positions === 1 ? '1 position' : `${positions} positions`,
  }));
  const isKnown = company === '' || found.some(({ id }) => id === company);
  return (
    <ComboBox
      {...props}
      label="Company"
      placeholder="All"
      items={isKnown ? found : [...found, { id: company, label: company }]}
      isLoading={isFetching}
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
  const { typed, isWanted, props } = useTyping(job?.title ?? '');
  const { data = [], isFetching } = usePositionChoices(typed, isWanted);
  const jobs = job && data.every(({ id }) => id !== job.id) ? [...data, job] : data;
  return (
    <ComboBox
      {...props}
      label="Position"
      placeholder="All"
      items={jobs.map(({ id, title, company }) => ({
        id,
        label: title,
        ...(company && { description: company }),
      }))}
      isLoading={isFetching}
      value={job ? position : null}
      onChange={(id) => onChange(id ?? '')}
      emptyText={(text) => (text ? `No position fits “${text}”.` : 'No job positions yet.')}
    />
  );
}

/** What is typed into a filter, and whether it was opened: until then its choices are not asked for. */
function useTyping(chosen: string) {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const settled = useSettled(text.trim(), PAUSE_MS);
  return {
    // The words of the choice itself ask for all, so that another one can be made.
    typed: settled === chosen ? '' : settled.slice(0, 200),
    isWanted,
    props: {
      isSearchedElsewhere: true,
      menuTrigger: 'focus',
      onInputChange: setText,
      onFocus: () => setWanted(true),
    } as const,
  };
}
