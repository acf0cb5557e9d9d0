import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card, CardHeader } from '../Card/Card.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Marker } from '../Marker/Marker.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Verdict } from '../Verdict/Verdict.tsx';
import styles from './story.module.css';
import { Cell, Column, Row, Table, TableBody, TableHeader } from './Table.tsx';

const meta = {
  title: 'Data/Table',
  tags: ['autodocs'],
  component: Table,
  args: { label: 'Candidates' },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = [
  {
    name: 'Tomasz Wieland',
    words: 'ran the cluster migration to',
    marked: 'three Kubernetes regions',
    score: 0.85,
    potential: 0.85,
  },
  { name: 'Ines Okafor', words: '', marked: 'moved 14 shipment services', score: 0.75, potential: 0.95 },
  { name: 'Leila Haddadi', words: '', marked: 'kept the booking database', score: 0.65, potential: 0.8 },
];

export const Default: Story = {
  render: (args) => (
    <Card>
      <CardHeader title="Applicant Overview" note="top 3 by match" />
      <Table {...args}>
        <TableHeader>
          <Column>Name, and why</Column>
          <Column data-secondary>Verdicts</Column>
          <Column>Match Score</Column>
          <Column align="end" data-secondary>
            Upload Date
          </Column>
        </TableHeader>
        <TableBody>
          {people.map((person) => (
            <Row key={person.name}>
              <Cell isRowHeader>
                <span className={styles.person}>
                  <Avatar name={person.name} />
                  <span>
                    <span className={styles.name}>{person.name}</span>
                    <span className={styles.words}>
                      {person.words} <Marker>{person.marked}</Marker>
                    </span>
                  </span>
                </span>
              </Cell>
              <Cell data-secondary>
                <Verdict verdict="met" iconOnly /> <Verdict verdict="not_met" iconOnly />{' '}
                <Verdict verdict="insufficient_data" iconOnly />
              </Cell>
              <Cell>
                <span className={styles.score}>
                  <strong>{Math.round(person.score * 100)}%</strong>
                  <Meter
                    value={person.score}
                    potential={person.potential}
                    label={`Match score of ${person.name}`}
                  />
                </span>
              </Cell>
              <Cell align="end" data-secondary>
                19 Nov
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Candidates' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByRole('rowheader', { name: /Ines Okafor/ })).toBeVisible();
  },
};

export const Selection: Story = {
  render: (args) => (
    <Card>
      <Table {...args}>
        <TableHeader>
          <Column>
            <Checkbox aria-label="Choose all" isIndeterminate />
          </Column>
          <Column>Name</Column>
          <Column>Match Score</Column>
          <Column align="end">Upload Date</Column>
        </TableHeader>
        <TableBody>
          <Row isSelected>
            <Cell>
              <Checkbox aria-label="Choose Ines Okafor" defaultSelected />
            </Cell>
            <Cell isRowHeader>Ines Okafor</Cell>
            <Cell>75%</Cell>
            <Cell align="end">19 Nov</Cell>
          </Row>
          <Row>
            <Cell>
              <Checkbox aria-label="Choose Leila Haddadi" />
            </Cell>
            <Cell isRowHeader>Leila Haddadi</Cell>
            <Cell>65%</Cell>
            <Cell align="end">19 Nov</Cell>
          </Row>
          <Row>
            <Cell>
              <Checkbox aria-label="Choose Noor Verhaegen" />
            </Cell>
            <Cell isRowHeader>Noor Verhaegen</Cell>
            <Cell>
              <Badge tone="pencil">Not scored yet</Badge>
            </Cell>
            <Cell align="end">
              <Button size="small">Analyse</Button>
            </Cell>
          </Row>
          <Row isUnknown>
            <Cell />
            <Cell isRowHeader>Speaks Dutch</Cell>
            <Cell>
              <Verdict verdict="insufficient_data" />
            </Cell>
            <Cell align="end">0 of 1</Cell>
          </Row>
        </TableBody>
      </Table>
    </Card>
  ),
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };
