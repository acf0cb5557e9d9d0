import { Plus } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Card, CardHeader } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '../Table/Table.tsx';
import css from '../tokens/tokens.css?raw';
import { Columns as ColumnPlans } from './LayoutColumns.tsx';
import styles from './layout.module.css';
import { Measures } from './Measures.tsx';
import { FAMILIES, tokensOf } from './token-families.ts';
import { parseTokens } from './token-values.ts';

const meta = { title: 'Foundations/Layout' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = parseTokens(css);
const breakpoints = FAMILIES.filter(({ prefix }) => prefix === 'breakpoint');

/** A page as screens build it, with the measures written where they lie. */
function Dashboard() {
  return (
    <div className={styles.window}>
      <div className={styles.header}>
        <span className={styles.measure}>header 52, --size-header</span>
      </div>
      <div className={styles.below}>
        <div className={styles.sidebar}>
          <span className={styles.measure}>sidebar 216, --size-sidebar</span>
        </div>
        <div className={styles.sheet}>
          <span className={styles.measure}>page padding 20 and 28; below 640 it is 14</span>
          <PageHeader
            title="Job Positions"
            description="Twelve are open."
            actions={
              <Button variant="primary" icon={<Plus aria-hidden />}>
                Add New
              </Button>
            }
          />
          <span className={styles.measure}>card gap 14</span>
          <div className={styles.cards}>
            <StatCard label="Opening Positions" value={12} />
            <StatCard label="Matches" value={24} />
            <StatCard label="Interviews" value={5} />
          </div>
          <Card>
            <CardHeader title="Waiting for an answer" note="card padding 16" />
            <Table label="Rows and their heights">
              <TableHeader>
                <Column>Row</Column>
                <Column>Height</Column>
              </TableHeader>
              <TableBody>
                <Row>
                  <Cell isRowHeader>Plain</Cell>
                  <Cell>36, --size-row</Cell>
                </Row>
                <Row>
                  <Cell isRowHeader>With a quote</Cell>
                  <Cell>48 or more, --size-row-quote</Cell>
                </Row>
              </TableBody>
            </Table>
          </Card>
        </div>
      </div>
    </div>
  );
}

const narrow = { globals: { viewport: { value: 'narrow' } } };

export const Page: Story = { render: () => <Dashboard /> };
export const PageNarrow: Story = { ...Page, ...narrow };
export const PageRightToLeft: Story = { ...Page, globals: { direction: 'rtl' } };

export const Columns: Story = { render: () => <ColumnPlans /> };
export const ColumnsNarrow: Story = { ...Columns, ...narrow };

export const Breakpoints: Story = {
  render: () => (
    <>
      {breakpoints.map((family) => (
        <Measures key={family.prefix} family={family} tokens={tokensOf(family, tokens)} />
      ))}
    </>
  ),
};
