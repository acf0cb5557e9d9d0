import { type GroupRate, type MeasureReport, SMALLEST_GROUP } from '@shortlist/api-contract';
import { Badge, type BadgeTone } from '@shortlist/design-system/Badge';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import type { CSSProperties, ReactElement } from 'react';
import { percent } from '../scores/score-text.ts';
import styles from './FairnessPage.module.css';
import { groupName, MEASURE_NAMES, VERDICT_NAMES } from './report-words.ts';

interface MeasureCardProps {
  readonly columns: readonly string[];
  readonly report: MeasureReport;
}

/** One measure: each group with its ratio, what can be said of it, and its rate. */
export function MeasureCard({ columns, report }: MeasureCardProps): ReactElement {
  const title = `${MEASURE_NAMES[report.measure]}, by ${columns.join(' and ')}`;
  return (
    <Card>
      <CardHeader title={title} headingLevel={2} note={noteOf(report)} />
      <Stack as={CardBody} gap={2}>
        {report.groups.length === 0 ? (
          <Text as="p" size="dense" tone="quiet">
            No group has at least {SMALLEST_GROUP} applications yet.
          </Text>
        ) : (
          <Table label={title} className={styles.table} maxBlockSize="none">
            <TableHeader>
              <Column>Group</Column>
              <Column align="end">Impact Ratio</Column>
              <Column>Result</Column>
              <Column align="end">Selected</Column>
              <Column>Rate</Column>
              <Column align="end">95% Range</Column>
            </TableHeader>
            <TableBody>
              {report.groups.map((rate) => (
                <RateRow key={groupName(rate)} rate={rate} />
              ))}
            </TableBody>
          </Table>
        )}
        {leftOutOf(report).map((sentence) => (
          <Text as="p" size="dense" tone="quiet" key={sentence}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

function RateRow({ rate }: { readonly rate: GroupRate }): ReactElement {
  const [low, high] = rate.interval;
  return (
    <Row>
      <Cell isRowHeader>{groupName(rate)}</Cell>
      <Cell align="end">{rate.ratio === null ? '–' : rate.ratio.toFixed(2)}</Cell>
      <Cell>{rate.verdict && <Badge tone={TONES[rate.verdict]}>{VERDICT_NAMES[rate.verdict]}</Badge>}</Cell>
      <Cell align="end">
        {rate.selected} of {rate.applications}
      </Cell>
      <Cell>
        <Inline as="span" isOneLine>
          <span className={styles.bar} style={{ '--rate': rate.rate } as CSSProperties} aria-hidden />
          {percent(rate.rate)}
        </Inline>
      </Cell>
      <Cell align="end">
        {percent(low)}–{percent(high)}
      </Cell>
    </Row>
  );
}

const TONES: Readonly<Record<NonNullable<GroupRate['verdict']>, BadgeTone>> = {
  highest: 'neutral',
  within: 'positive',
  below: 'negative',
  too_few_to_tell: 'pencil',
  too_small_share: 'pencil',
};

function noteOf({ applications, median }: MeasureReport): string {
  const count = applications === 1 ? '1 application' : `${applications} applications`;
  return median === null ? count : `${count}, median score ${percent(median)}`;
}

function leftOutOf({ undeclared, left_out, groups }: MeasureReport): string[] {
  const isCompared = groups.some(({ ratio }) => ratio !== null);
  return [
    ...(groups.length > 0 && !isCompared ? ['Not enough groups to compare yet.'] : []),
    ...(undeclared > 0 ? [`${undeclared} didn't self-report and aren't included.`] : []),
    ...(left_out.groups > 0
      ? [
          `${left_out.groups === 1 ? '1 group' : `${left_out.groups} groups`} of fewer than ${SMALLEST_GROUP} not shown (${left_out.applications} applications).`,
        ]
      : []),
  ];
}
