import styles from './ChartTable.module.css';
import type { ChartData } from './chart-data.ts';

/** The numbers of a chart as rows. Its words wrap rather than scroll: a chart has few columns. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const [first, ...heads] = data.columns;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(({ label: name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {heads.map((head, column) => {
              const cell = cells[column];
              return (
                <td key={head} data-pencil={cell?.isUnknown || cell?.isEstimated || undefined}>
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
