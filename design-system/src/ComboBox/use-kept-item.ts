import { useState } from 'react';
import { type ComboBoxItem, type ComboBoxOption, findItem } from './options.ts';

/**
 * The options with the chosen one among them. A server's answer to a new search no longer holds it, and without it the
 * field would forget its text.
 */
export function useKeptItem(options: readonly ComboBoxOption[], id: string | null) {
  const [kept, setKept] = useState<ComboBoxItem | undefined>();
  const found = findItem(options, id);
  if (found && found !== kept) setKept(found);
  const missing = !found && kept?.id === id ? kept : undefined;
  return { options: missing ? [...options, missing] : options, missing };
}
