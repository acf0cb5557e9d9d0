import type { KeyboardEvent, RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { tagsIn } from './tags.ts';
import type { TagsState } from './use-tags.ts';

/** The list of completions, as far as keys depend on it. */
interface CompletionList {
  readonly isOpen: boolean;
  /** One of it is gone to: Enter adds that, which the combobox does. */
  readonly isGoneTo: boolean;
  readonly onClose: () => void;
}

/** The keys between the input and the tags before it; React Aria has those among the tags. */
export function useTagKeys(state: TagsState, box: RefObject<HTMLElement | null>, list: CompletionList) {
  const { direction } = useLocale();
  const [towardTags, towardInput] =
    direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const lastTag = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].at(-1);

  const handleInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtStart = event.currentTarget.selectionEnd === 0;
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing && !list.isGoneTo;
    if (event.key === 'Escape' && list.isOpen) {
      // It closes the list, and not the dialog around the field as well.
      event.stopPropagation();
      list.onClose();
    } else if (isEnter && state.draft.trim()) {
      event.preventDefault();
      list.onClose();
      state.add(tagsIn(state.draft));
    } else if (event.key === 'Backspace' && state.draft === '' && !event.repeat) {
      state.remove(state.tags.slice(-1));
    } else if (event.key === towardTags && isAtStart) {
      lastTag()?.focus();
    }
  };

  // Before React Aria, which would go round to the first tag.
  const handleBoxKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== towardInput || event.target !== lastTag()) return;
    event.preventDefault();
    event.stopPropagation();
    box.current?.querySelector('input')?.focus();
  };

  return { handleInputKey, handleBoxKey };
}
