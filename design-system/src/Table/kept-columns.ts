/** Tables whose columns keep the width that they have. */
const kept = new WeakSet<Element>();

/**
 * Has each column of a table keep its share of the width: rows come and go with scrolling, and the columns would move
 * with the words in them. A table with `table-layout: fixed` does so by itself.
 */
export function keepColumns(body: HTMLTableSectionElement): void {
  const table = body.closest('table');
  if (!table || kept.has(table) || getComputedStyle(table).tableLayout === 'fixed') return;
  const { width } = table.getBoundingClientRect();
  if (width === 0) return;
  const heads = headsOf(table).map((head) => ({ head, share: head.getBoundingClientRect().width / width }));
  for (const { head, share } of heads) head.style.inlineSize = `${share * 100}%`;
  table.style.tableLayout = 'fixed';
  kept.add(table);
}

/** Lets them find their width again whenever the window has another one. Returns what ends that. */
export function freeColumns(body: HTMLTableSectionElement): () => void {
  const table = body.closest('table');
  let width = window.innerWidth;
  const free = () => {
    if (!table || !kept.delete(table)) return;
    for (const head of headsOf(table)) head.style.inlineSize = '';
    table.style.tableLayout = '';
  };
  const onResize = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    free();
  };
  window.addEventListener('resize', onResize);
  return () => {
    window.removeEventListener('resize', onResize);
    free();
  };
}

function headsOf(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...(table.tHead?.rows[0]?.cells ?? [])];
}
