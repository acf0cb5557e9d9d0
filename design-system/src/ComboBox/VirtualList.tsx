import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

/** Heights before an option was measured, as in ComboBox.module.css. */
const ROWS = { estimatedRowHeight: 30, estimatedHeadingHeight: 26 };

/** Draws of a list only the options in sight. */
export function VirtualList({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
      {children}
    </Virtualizer>
  );
}
