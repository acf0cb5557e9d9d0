import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '../Table/Table.tsx';
import { VERDICT_ORDER, Verdict } from '../Verdict/Verdict.tsx';
import styles from './principles.module.css';

const meta = { title: 'Foundations/Principles' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const choices: { name: string; preferred: ReactNode; not: string }[] = [
  { name: 'Unknown', preferred: <Badge tone="pencil">Not scored yet</Badge>, not: 'A zero, or a gray 0%.' },
  {
    name: 'Warning',
    preferred: <Banner tone="caution" title="Hidden text found." />,
    not: 'Yellow: it is evidence. Caution is burnt orange.',
  },
  {
    name: 'Proof',
    preferred: (
      <Quote
        text="On-call lead for six engineers"
        tone="support"
        source="Tidewater Freight, page 1"
        size="row"
      />
    ),
    not: 'A slogan in Newsreader: the serif is the candidate’s voice.',
  },
  {
    name: 'Verdict',
    preferred: (
      <Inline gap={3}>
        {VERDICT_ORDER.map((verdict) => (
          <Verdict key={verdict} verdict={verdict} />
        ))}
      </Inline>
    ),
    not: 'A green or a red dot: shape first, color second.',
  },
  {
    name: 'Score',
    preferred: (
      <Inline gap={3}>
        75% <Meter value={0.75} potential={0.95} label="Example of a score" /> up to 95%
      </Inline>
    ),
    not: 'A color that changes with the value.',
  },
  {
    name: 'Action',
    preferred: (
      <Inline gap={3}>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </Inline>
    ),
    not: 'Two primary buttons on a screen.',
  },
  {
    name: 'Nothing yet',
    preferred: (
      <EmptyState
        title="No resumes uploaded yet."
        action={
          <Button variant="primary" icon={<Upload aria-hidden />}>
            Upload Resume
          </Button>
        }
      />
    ),
    not: 'An empty table.',
  },
  {
    name: 'Failure',
    preferred: (
      <ErrorState
        title="Failed to load job positions"
        description="The rest of the page works."
        onRetry={() => undefined}
        headingLevel={2}
      />
    ),
    not: 'A toast for something that stays broken.',
  },
];

/** What the look says, each with the component that says it. */
export const Preferred: Story = {
  render: () => (
    <Card>
      <Table label="Preferred, and not">
        <TableHeader>
          <Column>For</Column>
          <Column>Preferred</Column>
          <Column>Not</Column>
        </TableHeader>
        <TableBody>
          {choices.map((choice) => (
            <Row key={choice.name}>
              <Cell isRowHeader>{choice.name}</Cell>
              <Cell className={styles.preferred}>{choice.preferred}</Cell>
              <Cell>{choice.not}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  ),
};
