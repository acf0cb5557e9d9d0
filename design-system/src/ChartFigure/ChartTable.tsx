import styles from './ChartTable.module.css';
import { type ChartData, keysOf } from './chart-data.ts';

/** The numbers of a chart as rows. Its words wrap rather than scroll: a chart has few columns. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const [first, ...heads] = data.columns;
  const columnKeys = keysOf(heads);
  const rowKeys = keysOf(data.rows.map((row) => row.label));
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {heads.map((head, column) => (
            <th key={columnKeys[column]} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(({ label: name, cells }, row) => (
          <tr key={rowKeys[row]}>
            <th scope="row">{name}</th>
            {columnKeys.map((key, column) => {
              const cell = cells[column];
              return (
                <td key={key} data-pencil={cell?.isUnknown || cell?.isEstimated || undefined}>
                  {cell?.text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
