import type { Match, RequirementVerdict } from '@shortlist/api-contract';
import { SeriesLine } from '@shortlist/design-system/RadarChart';
import { BAND_WORDS } from '@shortlist/design-system/Rating';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { VERDICT_WORDS, Verdict } from '@shortlist/design-system/Verdict';
import { percent, points } from '../scores/score-text.ts';
import styles from './ComparePanel.module.css';
import type { ComparedRow } from './comparison.ts';

const STRONG = { tone: 'strong', weight: 640 } as const;

interface CompareMatrixProps {
  readonly matches: readonly Match[];
  readonly names: readonly string[];
  readonly rows: readonly ComparedRow[];
  /** Shows the words behind a sign, beside it. */
  readonly onOpen: (resumeId: string, requirementId: string, sign: HTMLElement) => void;
}

/** Each requirement with its verdict for each candidate, and the sums below. */
export function CompareMatrix({ matches, names, rows, onOpen }: CompareMatrixProps) {
  return (
    <Table label="Verdicts side by side" className={styles.matrix} maxBlockSize="none">
      <TableHeader>
        <Column>Requirement</Column>
        {names.map((name, index) => (
          <Text as={Column} key={matches[index]?.resume_id} {...STRONG} wrap="anywhere" align="center">
            <SeriesLine index={index} />
            {name}
          </Text>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map(({ id, text, verdicts, differs }) => (
          <Row key={id} data-differs={differs || undefined}>
            <Text as={Cell} {...(differs && STRONG)} wrap="anywhere" isRowHeader>
              {text}
            </Text>
            {matches.map(({ resume_id: resumeId }, index) => (
              <Cell key={resumeId} align="center">
                <Sign said={verdicts[index] ?? null} onOpen={(sign) => onOpen(resumeId, id, sign)} />
              </Cell>
            ))}
          </Row>
        ))}
        <Row>
          <Cell isRowHeader>Match Score</Cell>
          {matches.map((match) => (
            <Cell key={match.resume_id} align="center">
              {match.band === 'insufficient_data' ? BAND_WORDS[match.band] : percent(match.match_score)}
            </Cell>
          ))}
        </Row>
        <Row>
          <Text as={Cell} {...STRONG} isRowHeader>
            Points (out of {pointsOf(matches[0], 'of')})
          </Text>
          {matches.map((match) => (
            <Text as={Cell} {...STRONG} key={match.resume_id} align="center">
              {pointsOf(match, 'points')}
            </Text>
          ))}
        </Row>
      </TableBody>
    </Table>
  );
}

interface SignProps {
  readonly said: RequirementVerdict | null;
  readonly onOpen: (sign: HTMLElement) => void;
}

function Sign({ said, onOpen }: SignProps) {
  if (said === null) return '–';
  return (
    <button
      type="button"
      className={styles.sign}
      aria-haspopup="dialog"
      aria-label={`${VERDICT_WORDS[said.verdict]}: ${said.text}`}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Verdict verdict={said.verdict} iconOnly aria-hidden="true" title="" />
    </button>
  );
}

function pointsOf(match: Match | undefined, key: 'points' | 'of'): string {
  return points(match?.requirements.reduce((sum, requirement) => sum + requirement[key], 0) ?? 0);
}
