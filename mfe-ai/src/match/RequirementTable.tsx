import type { Quote, RequirementVerdict } from '@shortlist/api-contract';
import { Card } from '@shortlist/design-system/Card';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Verdict } from '@shortlist/design-system/Verdict';
import { useEffect } from 'react';
import { EvidenceTag } from '../evidence/EvidenceTag.tsx';
import { useScrollTo } from '../evidence/use-scroll-to.ts';
import { points } from '../scores/score-text.ts';
import { isMetInPart } from '../verdicts/count-verdicts.ts';
import { EvidenceQuotes } from './EvidenceQuotes.tsx';
import { numberRequirements } from './match-evidence.ts';
import styles from './RequirementTable.module.css';

const KINDS: Readonly<Record<RequirementVerdict['kind'], string>> = {
  must: 'Must',
  nice: 'Nice',
  years: 'Years',
  education: 'Education',
  licence: 'Licence',
};

interface RequirementTableProps {
  readonly requirements: readonly RequirementVerdict[];
  /** The requirement to bring into sight, again with each turn; null at first. */
  readonly pointed: Pointed | null;
  /** Shows the words of a requirement in the resume, from a quote on if it is told. */
  readonly onShow: (number: number, quote?: Quote) => void;
}

/** A requirement that was asked for elsewhere on the page. */
export interface Pointed {
  readonly id: string;
  readonly turn: number;
}

/** Every requirement of the position: the verdict, the words of the resume that decide, the points. */
export function RequirementTable({ requirements, pointed, onShow }: RequirementTableProps) {
  const place = useScrollTo<HTMLDivElement>(pointed && `[data-requirement="${pointed.id}"]`, pointed?.turn);
  useEffect(() => {
    if (pointed === null) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-requirement="${pointed.id}"]`);
    row?.focus({ preventScroll: true });
  }, [pointed, place]);
  const numbers = numberRequirements(requirements);
  if (requirements.length === 0) {
    return <p className={styles.none}>The position names no requirement that a resume could answer to.</p>;
  }
  return (
    <Card ref={place}>
      <Table label="Requirements" isStacking>
        <TableHeader>
          <Column>Requirement</Column>
          <Column>Verdict</Column>
          <Column>In the resume's own words</Column>
          <Column align="end">Points</Column>
        </TableHeader>
        <TableBody>
          {requirements.map((requirement) => (
            <RequirementRow
              key={requirement.id}
              requirement={requirement}
              number={numbers.get(requirement.id) ?? null}
              isPointed={requirement.id === pointed?.id}
              onShow={onShow}
            />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface RequirementRowProps {
  readonly requirement: RequirementVerdict;
  /** Null when it quotes nothing. */
  readonly number: number | null;
  readonly isPointed: boolean;
  readonly onShow: RequirementTableProps['onShow'];
}

function RequirementRow({ requirement, number, isPointed, onShow }: RequirementRowProps) {
  return (
    <Row
      isUnknown={requirement.verdict === 'insufficient_data'}
      className={styles.row}
      data-requirement={requirement.id}
      data-pointed={isPointed || undefined}
      tabIndex={-1}
    >
      <Cell isRowHeader className={styles.requirement}>
        {requirement.text}
        <span className={styles.kind}>{KINDS[requirement.kind]}</span>
      </Cell>
      <Cell className={styles.verdict}>
        <Verdict verdict={requirement.verdict} isPartial={isMetInPart(requirement)} />
      </Cell>
      <Cell className={styles.words}>
        {number !== null && (
          <EvidenceTag
            className={styles.tag}
            number={number}
            tone={requirement.verdict === 'met' ? 'support' : 'concern'}
            label={`${number}, show in the resume: ${requirement.text}`}
            onClick={() => onShow(number)}
          />
        )}
        <div>
          <EvidenceQuotes
            requirement={requirement}
            onShow={(quote) => number !== null && onShow(number, quote)}
          />
        </div>
      </Cell>
      <Cell align="end" className={styles.points}>
        <strong>{points(requirement.points)}</strong> of {points(requirement.of)}
      </Cell>
    </Row>
  );
}
