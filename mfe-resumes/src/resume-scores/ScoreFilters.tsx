import { Button } from '@shortlist/design-system/Button';
import { SearchField } from '@shortlist/design-system/SearchField';
import { Select } from '@shortlist/design-system/Select';
import { Inline } from '@shortlist/design-system/Stack';
import { useSession } from '@shortlist/platform';
import { ArrowDownUp } from 'lucide-react';
import { BLIND_SEARCH } from '../blind-mode/blind-search.ts';
import { LONGEST } from '../resume-queries/longest.ts';
import { SORTS } from '../resume-queries/sorts.ts';
import { CompanyFilter, PositionFilter } from './MatchFilters.tsx';
import styles from './ScoreFilters.module.css';
import { DATES, hasScoreFilters, NO_FILTERS } from './score-view.ts';
import type { ScoreViewControls } from './use-score-view.ts';

/** Search, the three filters and the order of the list. */
export function ScoreFilters({ view, searchText, onSearchText, onChange }: ScoreViewControls) {
  const isBlind = useSession()?.blind_mode ?? false;
  return (
    <Inline as="search" gap={3} align="end" className={styles.filters}>
      <SearchField
        className={styles.search}
        label="Search resumes"
        placeholder={isBlind ? BLIND_SEARCH : 'File name, candidate, or skill'}
        value={searchText}
        onChange={onSearchText}
        maxLength={LONGEST.search}
      />
      <Select label="Date" items={DATES} value={view.date} onChange={(date) => onChange({ date })} />
      <CompanyFilter company={view.company} onChange={(company) => onChange({ company })} />
      <PositionFilter position={view.position} onChange={(position) => onChange({ position })} />
      <Select
        label="Sort"
        icon={<ArrowDownUp aria-hidden />}
        items={SORTS}
        value={view.sort}
        onChange={(sort) => onChange({ sort })}
      />
      {hasScoreFilters(view) && (
        <Button variant="ghost" size="form" onPress={() => onChange(NO_FILTERS)}>
          Clear Filters
        </Button>
      )}
    </Inline>
  );
}
