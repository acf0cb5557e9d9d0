import { useState } from 'react';
import { SearchedFilter, type SearchedFilterProps } from './SearchedFilter.tsx';
import { useFilterSearch } from './use-filter-search.ts';

/** Only for stories. */
export const COMPANIES = ['Calder Robotics', 'Fennimore Freight', 'Harrow & Lune', 'Oddny Energy'].map(
  (name, at) => ({ id: name, label: name, description: at === 0 ? '1 position' : `${at + 1} positions` }),
);

/** What a screen around the filter does, with a server that answers at once. Only for stories. */
export function Asking({ value: first, onChange, items, ...props }: Omit<SearchedFilterProps, 'search'>) {
  const [value, setValue] = useState(first);
  const search = useFilterSearch(value);
  const words = search.words.toLowerCase();
  const choose = (next: string | null) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <SearchedFilter
      {...props}
      value={value}
      onChange={choose}
      search={search}
      items={search.isAsked ? items.filter(({ label }) => label.toLowerCase().includes(words)) : []}
    />
  );
}
