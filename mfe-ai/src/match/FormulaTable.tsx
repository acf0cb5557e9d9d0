import type { FormulaPart, Match } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { CSSProperties } from 'react';
import { percent, points, sharesOf } from '../scores/score-text.ts';
import styles from './FormulaTable.module.css';
import { earnedOf, type FormulaLine, isFactor, linesOf, summarizeFormula } from './formula-lines.ts';

interface FormulaTableProps {
  readonly match: Pick<Match, 'formula' | 'match_score' | 'requirements' | 'band'>;
  /** Leads to the requirement with this id in the table of requirements. */
  readonly onShow: (requirementId: string) => void;
}

/**
 * The sum behind the score: what each part weighs, earned and so adds, the largest bar the weightiest, and the way to its evidence.
 * A part without a weight multiplies the sum.
 */
export function FormulaTable({ match, onShow }: FormulaTableProps) {
  const { formula, band } = match;
  const isTold = band !== 'insufficient_data';
  const shares = sharesOf(formula);
  return (
    <Stack as="section" gap={2} aria-labelledby="formula">
      <Text as="h2" size="panel" id="formula">
        {isTold ? `How ${percent(match.match_score)} is calculated` : 'Score so far'}
      </Text>
      {isTold && (
        <Text as="p" size="dense" tone="body">
          {summarizeFormula(formula)}
        </Text>
      )}
      <Text as="table" size="dense" tone="body" className={styles.table} aria-label="Score calculation">
        <thead>
          <Text as="tr" size="caption" tone="quiet">
            <th scope="col">Earned × weight</th>
            <th scope="col">Points</th>
          </Text>
        </thead>
        <tbody>
          {linesOf(match).map((line, index) => (
            <tr key={line.part.label}>
              <th scope="row">
                <Part line={line} most={mostWeight(formula)} onShow={onShow} />
              </th>
              <td>{addedBy(line.part, (isTold && shares[index]) || points(line.part.value))}</td>
            </tr>
          ))}
        </tbody>
        {isTold && (
          <tfoot>
            <tr>
              <th scope="row">Total: {sumOf(formula)} out of 100</th>
              <td>{percent(match.match_score)}</td>
            </tr>
          </tfoot>
        )}
      </Text>
    </Stack>
  );
}

function addedBy(part: FormulaPart, share: string): string {
  return isFactor(part) ? `× ${earnedOf(part).toFixed(2)}` : share;
}

/** '71.4', or '71.4 × 0.90' where something lowers it. */
function sumOf(formula: readonly FormulaPart[]): string {
  const sum = sharesOf(formula).reduce((total, share) => total + Number(share), 0);
  return [sum.toFixed(1), ...formula.filter(isFactor).map((part) => addedBy(part, ''))].join(' ');
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
    <Stack as="span" gap={0.5} align="start">
      <Text tone="strong" weight={580}>
        {part.label}
      </Text>
      {evidence === null ? (
        <Text size="caption" tone="quiet">
          {words}
        </Text>
      ) : (
        <Button
          variant="ghost"
          size="small"
          className={styles.link}
          aria-label={`${part.label}: ${words}. Show evidence`}
          onPress={() => onShow(evidence)}
        >
          {words}
        </Button>
      )}
      {isFactor(part) ? (
        <Text size="caption" tone="quiet">
          Multiplies the sum. It can only lower the score.
        </Text>
      ) : (
        <>
          <span className={styles.bar} style={lengths} aria-hidden="true" />
          <Text size="caption" tone="quiet">
            {points(part.value)} of {points(part.of)} earned × {percent(part.weight)} of the score
          </Text>
        </>
      )}
    </Stack>
  );
}

function mostWeight(formula: readonly FormulaPart[]): number {
  return Math.max(...formula.map(({ weight }) => weight), Number.EPSILON);
}
