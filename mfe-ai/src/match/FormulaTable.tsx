import type { FormulaPart } from '@shortlist/api-contract';
import { percent, points, sharesOf } from '../shared/score-text.ts';
import styles from './FormulaTable.module.css';

interface FormulaTableProps {
  readonly formula: readonly FormulaPart[];
  /** 0 to 1. */
  readonly score: number;
}

/** How the score is computed, with its real numbers: what each part earned, its weight, and what that adds. */
export function FormulaTable({ formula, score }: FormulaTableProps) {
  if (formula.length === 0) return null;
  const shares = sharesOf(formula);
  return (
    <section className={styles.formula}>
      <h2 className={styles.heading} id="formula">
        How it is computed
      </h2>
      <p className={styles.rule}>
        Earned of possible, times the weight. Not met and insufficient data earn nothing.
      </p>
      <table className={styles.table} aria-labelledby="formula">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Earned</th>
            <th scope="col">Weight</th>
            <th scope="col">Adds</th>
          </tr>
        </thead>
        <tbody>
          {formula.map((part, index) => (
            <tr key={part.label}>
              <th scope="row">{part.label}</th>
              <td>
                {points(part.value)} of {points(part.of)}
              </td>
              <td>{percent(part.weight)}</td>
              <td>{shares[index]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Together
            </th>
            <td>{percent(score)}</td>
          </tr>
        </tfoot>
      </table>
      {formula.some(({ label }) => label === FIELD_OF_WORK) && (
        <p className={styles.rule}>
          Field of work: how close the dated roles are to the occupation of the position, 0 to 1.
        </p>
      )}
    </section>
  );
}

/** The one part that is not made of requirements, as the engine labels it. */
const FIELD_OF_WORK = 'Field of work';
