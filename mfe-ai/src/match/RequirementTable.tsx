import type { RequirementVerdict } from '@shortlist/api-contract';
import { Card } from '@shortlist/design-system/Card';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Verdict } from '@shortlist/design-system/Verdict';
import { points } from '../shared/score-text.ts';
import { QuotedWords } from './QuotedWords.tsx';
import styles from './RequirementTable.module.css';

const KINDS: Readonly<Record<RequirementVerdict['kind'], string>> = {
  must: 'Must',
  nice: 'Nice',
  years: 'Years',
  education: 'Education',
};

/** Every requirement of the position: the verdict, the words of the resume that decide, the points. */
export function RequirementTable({ requirements }: { readonly requirements: readonly RequirementVerdict[] }) {
  if (requirements.length === 0) {
    return <p className={styles.none}>The position names no requirement that a resume could answer to.</p>;
  }
  return (
    <Card className={styles.card}>
      <Table label="Requirements" className={styles.table}>
        <TableHeader>
          <Column>Requirement</Column>
          <Column>Verdict</Column>
          <Column>In the resume's own words</Column>
          <Column align="end">Points</Column>
        </TableHeader>
        <TableBody>
          {requirements.map((requirement) => (
            <RequirementRow key={requirement.id} requirement={requirement} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function RequirementRow({ requirement }: { readonly requirement: RequirementVerdict }) {
  return (
    <Row isUnknown={requirement.verdict === 'insufficient_data'} className={styles.row}>
      <Cell isRowHeader className={styles.requirement}>
        {requirement.text}
        <span className={styles.kind}>{KINDS[requirement.kind]}</span>
      </Cell>
      <Cell className={styles.verdict}>
        <Verdict verdict={requirement.verdict} />
      </Cell>
      <Cell className={styles.words}>
        <QuotedWords requirement={requirement} />
      </Cell>
      <Cell align="end" className={styles.points}>
        <strong>{points(requirement.points)}</strong> of {points(requirement.of)}
      </Cell>
    </Row>
  );
}
