import type { FormulaPart, Match } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import type { CSSProperties } from 'react';
import { percent, points, sharesOf } from '../scores/score-text.ts';
import styles from './FormulaTable.module.css';
import { type FormulaLine, linesOf, summarizeFormula } from './formula-lines.ts';

interface FormulaTableProps {
  readonly match: Pick<Match, 'formula' | 'match_score' | 'requirements' | 'band'>;
  /** Leads to the requirement with this id in the table of requirements. */
  readonly onShow: (requirementId: string) => void;
}

/** The sum behind the score: what each part weighs, earned and so adds, the largest bar the weightiest, and the way to its evidence. */
export function FormulaTable({ match, onShow }: FormulaTableProps) {
  const { formula, match_score: score, band } = match;
  const shares = sharesOf(formula);
  const lines = linesOf(match);
  const sum = shares.reduce((total, share) => total + Number(share), 0);
  return (
    <section className={styles.formula} aria-labelledby="formula">
      <h2 className={styles.heading} id="formula">
        {band === 'insufficient_data' ? 'What counted so far' : `Why ${percent(score)}`}
      </h2>
      <p className={styles.rule}>{summarizeFormula(formula)}</p>
      <table className={styles.table} aria-label="How it is computed">
        <thead>
          <tr>
            <th scope="col">Earned × weight</th>
            <th scope="col">Adds</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.part.label}>
              <th scope="row">
                <Part line={line} most={mostWeight(formula)} onShow={onShow} />
              </th>
              <td>{shares[index]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together, of 100: {sum.toFixed(1)}</th>
            <td>{percent(score)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface PartProps {
  readonly line: FormulaLine;
  /** The weight of the weightiest part: its bar is as long as there is room. */
  readonly most: number;
  readonly onShow: FormulaTableProps['onShow'];
}

function Part({ line: { part, words, evidence }, most, onShow }: PartProps) {
  const lengths = {
    '--weight': `${(part.weight / most) * 100}%`,
    '--earned': `${earnedOf(part) * 100}%`,
  } as CSSProperties;
  return (
    <span className={styles.part}>
      <span className={styles.label}>{part.label}</span>
      {evidence === null ? (
        <span className={styles.words}>{words}</span>
      ) : (
        <Button
          variant="ghost"
          size="small"
          className={styles.link}
          aria-label={`${part.label}: ${words}. Show the evidence`}
          onPress={() => onShow(evidence)}
        >
          {words}
        </Button>
      )}
      <span className={styles.bar} style={lengths} aria-hidden="true" />
      <span className={styles.sum}>
        {points(part.value)} of {points(part.of)} earned × {percent(part.weight)} of the score
      </span>
    </span>
  );
}

function mostWeight(formula: readonly FormulaPart[]): number {
  return Math.max(...formula.map(({ weight }) => weight), Number.EPSILON);
}

function earnedOf({ value, of }: FormulaPart): number {
  return of > 0 ? Math.min(1, Math.max(0, value / of)) : 0;
}
