import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** What decides on the sentence in an empty list. */
export interface EmptyList {
  readonly isLoading: boolean;
  readonly allowsCustomValue: boolean;
  /** The screen's own sentence. */
  readonly emptyText: ((typed: string) => string) | undefined;
}

/** Why the list is empty; null while it is closed or holds something. */
export function useEmptyText({ isLoading, allowsCustomValue, emptyText = nothingFits }: EmptyList) {
  const state = useContext(ComboBoxStateContext);
  if (!state?.isOpen || state.collection.size > 0) return null;
  if (isLoading) return 'Loading...';
  const typed = state.inputValue.trim();
  return allowsCustomValue && typed
    ? `“${typed}” isn't in the list. It will be saved as typed.`
    : emptyText(typed);
}

function nothingFits(typed: string): string {
  return typed ? `No results for “${typed}”` : 'No options';
}
