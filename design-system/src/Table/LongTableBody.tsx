import { memo, type ReactNode, useDeferredValue } from 'react';
import { BLOCK } from './row-window.ts';
import styles from './Table.module.css';
import { useRowWindow } from './use-row-window.ts';

export interface LongTableBodyProps<Item extends object> {
  readonly items: readonly Item[];
  /** How high a row is taken to be until it was drawn once, pixels. */
  readonly rowHeight: number;
  /**
   * Draws the one Row of an item, with a key; `at` is its place in the list, from 0. Give the Row
   * `aria-rowindex={at + 2}`, and the Table `aria-rowcount`: not every row is there to be counted.
   */
  readonly renderRow: (item: Item, at: number) => ReactNode;
}

/**
 * The rows of a list that may have thousands: those near what is looked at are drawn, the room of the others is kept. A
 * short list is drawn as it is, and a printed one whole. Other rows are drawn in slices, so that keys and scrolling
 * never wait for them.
 */
export function LongTableBody<Item extends object>({
  items,
  rowHeight,
  renderRow,
}: LongTableBodyProps<Item>) {
  const shown = useDeferredValue(items);
  const { body, stretches } = useRowWindow(shown, rowHeight);
  return (
    <tbody ref={body}>
      {stretches.map((stretch) =>
        stretch.kind === 'gap' ? (
          <Gap key={`gap ${stretch.from}`} height={stretch.height} />
        ) : (
          <RowBlock
            key={stretch.block}
            items={shown.slice(stretch.block * BLOCK, (stretch.block + 1) * BLOCK)}
            first={stretch.block * BLOCK}
            renderRow={renderRow}
          />
        ),
      )}
    </tbody>
  );
}

interface RowBlockProps<Item extends object> {
  readonly items: readonly Item[];
  readonly first: number;
  readonly renderRow: (item: Item, at: number) => ReactNode;
}

function DrawnBlock<Item extends object>({ items, first, renderRow }: RowBlockProps<Item>): ReactNode {
  return items.map((item, at) => renderRow(item, first + at));
}

/** Rows that are drawn together. They stay as they are while others come and go. */
const RowBlock = memo(DrawnBlock, hasSameRows) as typeof DrawnBlock;

function hasSameRows(before: RowBlockProps<object>, after: RowBlockProps<object>): boolean {
  return (
    before.first === after.first &&
    before.renderRow === after.renderRow &&
    before.items.length === after.items.length &&
    before.items.every((item, at) => item === after.items[at])
  );
}

/** The room of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden className={styles.gap} style={{ blockSize: height }}>
      <td>{'\u00a0'}</td>
    </tr>
  );
}
