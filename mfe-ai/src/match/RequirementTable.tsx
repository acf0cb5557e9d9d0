import type { Match, Quote, RequirementVerdict } from '@shortlist/api-contract';
import { Card } from '@shortlist/design-system/Card';
import { Column, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { metWords } from '@shortlist/design-system/Verdict';
import { useEffect } from 'react';
import { useScrollTo } from '../evidence/use-scroll-to.ts';
import { points } from '../scores/score-text.ts';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import { groupByKind, KIND_HEADS } from '../verdicts/requirement-kinds.ts';
import { numberRequirements } from './match-evidence.ts';
import { RequirementRow } from './RequirementRow.tsx';
import styles from './RequirementTable.module.css';

interface RequirementTableProps {
  readonly match: Match;
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

/** Every requirement of the position by its kind: the verdict, the words of the resume that decide, the points. */
export function RequirementTable({ match, pointed, onShow }: RequirementTableProps) {
  const { requirements } = match;
  const place = useScrollTo<HTMLDivElement>(pointed && `[data-requirement="${pointed.id}"]`, pointed?.turn);
  useEffect(() => {
    if (pointed === null) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-requirement="${pointed.id}"]`);
    row?.focus({ preventScroll: true });
  }, [pointed, place]);
  const numbers = numberRequirements(requirements);
  if (requirements.length === 0) {
    return (
      <Text as="p" size="body" tone="quiet">
        This position has no requirements to match. Add some to its description.
      </Text>
    );
  }
  return (
    <Card ref={place}>
      <Table label="Requirements" isStacking>
        <TableHeader>
          <Column>Requirement</Column>
          <Column>Evidence from the Resume</Column>
          <Column align="end">Points</Column>
          <Column>
            <span data-visually-hidden>Correct</span>
          </Column>
        </TableHeader>
        {groupByKind(requirements).map(({ kind, requirements: own }) => (
          <TableBody key={kind}>
            <GroupRow kind={kind} requirements={own} />
            {own.map((requirement) => (
              <RequirementRow
                key={requirement.id}
                match={match}
                requirement={requirement}
                number={numbers.get(requirement.id) ?? null}
                isPointed={requirement.id === pointed?.id}
                onShow={onShow}
              />
            ))}
          </TableBody>
        ))}
      </Table>
    </Card>
  );
}

interface GroupRowProps {
  readonly kind: RequirementVerdict['kind'];
  readonly requirements: readonly RequirementVerdict[];
}

/** The head of a kind, with its sum; logistics are shown and have none. */
function GroupRow({ kind, requirements }: GroupRowProps) {
  const isScored = kind !== 'logistics';
  const sum = (key: 'points' | 'of') => points(requirements.reduce((total, each) => total + each[key], 0));
  return (
    <tr className={styles.group}>
      <Text as="th" size="dense" tone="strong" weight={640} scope="rowgroup" colSpan={isScored ? 2 : 4}>
        {KIND_HEADS[kind]}{' '}
        <Text size="caption" tone="quiet">
          {isScored ? metWords(countVerdicts(requirements)) : 'never scored'}
        </Text>
      </Text>
      {isScored && (
        <Text as="td" size="caption" tone="quiet" colSpan={2}>
          {sum('points')} of {sum('of')}
        </Text>
      )}
    </tr>
  );
}
