import type { FormulaPart } from '@shortlist/api-contract';
import { percent, plainPoints, points, weightedSum } from '../shared/score-text.ts';
import styles from './FormulaTable.module.css';

interface FormulaTableProps {
  readonly formula: readonly FormulaPart[];
  /** 0 to 1. */
  readonly score: number;
}

/** How the score is computed, with its real numbers: points of points where that is the whole sum, weights elsewhere. */
export function FormulaTable({ formula, score }: FormulaTableProps) {
  if (formula.length === 0) return null;
  const plain = plainPoints(formula);
  return (
    <section className={styles.formula}>
      <h2 className={styles.heading} id="formula">
        How it is computed
      </h2>
      <p className={styles.rule}>
        {plain
          ? 'A requirement that is met earns its points. Not met and insufficient data earn none.'
          : 'Each part counts by its weight. Not met and insufficient data earn nothing.'}
      </p>
      <table className={styles.table} aria-labelledby="formula">
        <tbody>
          {formula.map((part) => (
            <tr key={part.label}>
              <th scope="row">
                {part.label}
                {!plain && <span className={styles.weight}> counts {percent(part.weight)}</span>}
              </th>
              <td>
                {points(part.value)} of {points(part.of)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {plain ? `${points(plain.earned)} ÷ ${points(plain.of)}` : weightedSum(formula, score)}
            </th>
            <td>{percent(score)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
