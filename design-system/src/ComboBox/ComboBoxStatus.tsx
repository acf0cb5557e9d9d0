import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { type EmptyList, useEmptyText } from './use-empty-text.ts';

/** Says to a screen reader why an open list is empty: the focus stays in the input, so the list is never read. */
export function ComboBoxStatus(list: EmptyList) {
  return <VisuallyHidden elementType="output">{useEmptyText(list)}</VisuallyHidden>;
}
