import { ComboBox } from '@shortlist/design-system/ComboBox';
import styles from './MatchScoreWidget.module.css';
import type { FilterSearch } from './use-filter-search.ts';

interface SearchedFilterProps {
  readonly label: string;
  /** What it says while nothing is chosen. */
  readonly placeholder: string;
  readonly value: string | null;
  readonly search: FilterSearch;
  /** What the server found. */
  readonly choices: readonly string[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (value: string | null) => void;
}

/** A filter whose choices are found by typing: there may be hundreds. */
export function SearchedFilter({ search, choices, isLoading, hasFailed, ...field }: SearchedFilterProps) {
  const { value } = field;
  // What the address says may be no choice of the server's, and is the choice all the same.
  const isMissing = value !== null && search.asked.search === undefined && !choices.includes(value);
  const shown = isMissing ? [value, ...choices] : choices;
  return (
    <ComboBox
      {...field}
      className={styles.searched}
      isLabelHidden
      isSearchedElsewhere
      items={shown.map((choice) => ({ id: choice, label: choice }))}
      onInputChange={search.onType}
      onFocus={search.onFocus}
      isLoading={search.isAsked && (isLoading || search.isTyping)}
      emptyText={(words) => emptyTextOf(words, hasFailed)}
      menuTrigger="focus"
    />
  );
}

function emptyTextOf(words: string, hasFailed: boolean): string {
  if (hasFailed) return 'The choices could not be loaded.';
  return words === '' ? 'Nothing to choose from yet.' : `Nothing is called ${words}.`;
}
