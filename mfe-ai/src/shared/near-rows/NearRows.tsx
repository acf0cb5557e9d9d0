import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { watchNear } from './watch-near.ts';

/** How many rows are drawn, or left out, together. */
const TOGETHER = 10;

/** So many rows are there at first, before anything tells what is near. */
const AT_FIRST = 20;

interface NearRowsProps<Item> {
  readonly items: readonly Item[];
  /** Pixels that a row is taken to be high until it was drawn once. */
  readonly rowHeight: number;
  /** Draws the row of an item; `at` is its place in the whole list, from 0. */
  readonly renderRow: (item: Item, at: number) => ReactNode;
}

/**
 * The rows of a long table, in groups: those near what is looked at are drawn, the room of the others is kept, so that
 * thousands of them scroll like twenty. Put it in a Table in the place of its body.
 */
export function NearRows<Item>({ items, rowHeight, renderRow }: NearRowsProps<Item>) {
  const starts = Array.from({ length: Math.ceil(items.length / TOGETHER) }, (_, index) => index * TOGETHER);
  return starts.map((start) => {
    const group = items.slice(start, start + TOGETHER);
    return (
      <RowGroup key={start} isNearAtFirst={start < AT_FIRST} height={group.length * rowHeight}>
        {() => group.map((item, index) => renderRow(item, start + index))}
      </RowGroup>
    );
  });
}

interface RowGroupProps {
  readonly isNearAtFirst: boolean;
  /** Pixels that it is taken to be high until it was drawn once. */
  readonly height: number;
  readonly children: () => ReactNode;
}

function RowGroup({ isNearAtFirst, height, children }: RowGroupProps) {
  const group = useRef<HTMLTableSectionElement>(null);
  const [isDrawn, setDrawn] = useState(isNearAtFirst);
  const [drawnHeight, setDrawnHeight] = useState<number | null>(null);

  useEffect(() => {
    const element = group.current;
    if (!element) return;
    return watchNear(element, (near) => {
      // What has the focus stays, or the keyboard would lose its place.
      if (!near.isNear && element.contains(document.activeElement)) return;
      // In slices, so that scrolling never waits for rows.
      startTransition(() => {
        if (!near.isNear && element.rows.length > 1) setDrawnHeight(near.height);
        setDrawn(near.isNear);
      });
    });
  }, []);

  return (
    <tbody ref={group}>
      {isDrawn ? (
        children()
      ) : (
        <tr aria-hidden style={{ blockSize: drawnHeight ?? height }}>
          <td>{'\u00a0'}</td>
        </tr>
      )}
    </tbody>
  );
}
