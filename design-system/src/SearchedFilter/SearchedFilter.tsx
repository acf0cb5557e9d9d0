import { ComboBox, type ComboBoxItem, type ComboBoxProps } from '../ComboBox/ComboBox.tsx';
import type { FilterSearch } from './use-filter-search.ts';

type Own =
  | 'allowsCustomValue'
  | 'defaultValue'
  | 'isSearchedElsewhere'
  | 'items'
  | 'menuTrigger'
  | 'onFocus'
  | 'onInputChange'
  | 'value';

export interface SearchedFilterProps extends Omit<ComboBoxProps, Own> {
  /** The id of the choice; null when the filter leaves nothing out. */
  value: string | null;
  /** The choice itself, where its id is not how it reads. */
  valueItem?: ComboBoxItem | undefined;
  /** What is typed, by `useFilterSearch`. */
  search: FilterSearch;
  /** What the server found for `search.words`; nothing until `search.isAsked`. */
  items: readonly ComboBoxItem[];
  /** The server could not be asked. */
  hasFailed?: boolean;
}

/** A filter whose choices are found by typing, by a server: there may be hundreds. */
export function SearchedFilter({
  search,
  items,
  valueItem,
  hasFailed = false,
  isLoading = false,
  emptyText = nothingFound,
  ...field
}: SearchedFilterProps) {
  const { value } = field;
  // What an address says may be no choice of the server's, and is the choice all the same.
  const isMissing = value !== null && search.words === '' && !items.some(({ id }) => id === value);
  return (
    <ComboBox
      {...field}
      isSearchedElsewhere
      items={isMissing ? [valueItem ?? { id: value, label: value }, ...items] : items}
      onInputChange={search.onType}
      onFocus={search.onFocus}
      isLoading={search.isAsked && (isLoading || search.isTyping)}
      emptyText={(words) => (hasFailed ? 'Failed to load options' : emptyText(words))}
      menuTrigger="focus"
    />
  );
}

function nothingFound(words: string): string {
  return words === '' ? 'No options yet' : `No results for ${words}`;
}
