import { useEffect, useState } from 'react';
import { type ComboBoxOption, countItems } from './options.ts';

type Virtual = typeof import('./VirtualList.tsx');

/** From here on only the options in sight are drawn: two thousand take seconds to open otherwise. */
const LONG = 150;

/** What draws a long list; 8 kB that only a long list loads. Null for a short one, and until it is there. */
export function useVirtual(options: readonly ComboBoxOption[]): Virtual | null {
  const [virtual, setVirtual] = useState<Virtual | null>(null);
  const isLong = countItems(options) > LONG;

  useEffect(() => {
    // Without it the list works all the same, only slower.
    if (isLong) import('./VirtualList.tsx').then(setVirtual, () => {});
  }, [isLong]);

  return isLong ? virtual : null;
}
