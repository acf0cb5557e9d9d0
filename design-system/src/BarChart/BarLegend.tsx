import styles from './BarChart.module.css';

/** The two series by name, each with a piece of its bar. */
export function BarLegend({ names: [first, second] }: { names: readonly [string, string] }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span className={styles.name}>
        <span className={styles.ink} data-series="first" />
        {first}
      </span>
      <span className={styles.name}>
        <span className={styles.ink} data-series="second" />
        {second}
      </span>
    </p>
  );
}
