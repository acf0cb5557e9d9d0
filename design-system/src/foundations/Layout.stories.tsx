import { Plus } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Card, CardHeader } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '../Table/Table.tsx';
import css from '../tokens/tokens.css?raw';
import { Columns } from './LayoutColumns.tsx';
import styles from './layout.module.css';
import { Measures } from './Measures.tsx';
import { Choices, Page, Section } from './Page.tsx';
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

/** Where things lie: the grid, the padding, the columns of each kind of page, and the widths at which they change. */
export const Layout: Story = {
  render: () => (
    <Page
      title="Layout"
      lead="Everything lies on a grid of 4 px. A sheet on a desk, cards on the sheet; hairlines group, and only what floats has a shadow."
    >
      <Section title="A page" lead="Drawn with the components themselves.">
        <Dashboard />
      </Section>
      <Section
        title="Columns"
        lead="Dashboards keep the sidebar. A task, such as reading a report, drops it and takes the width: the reading on the left, the document on the right."
      >
        <Columns />
      </Section>
      <Section
        title="Where a page changes"
        lead="A page changes at these widths of the window and at no others. A component asks for its own place instead, with a container query."
      >
        {breakpoints.map((family) => (
          <Measures key={family.prefix} family={family} tokens={tokensOf(family, tokens)} />
        ))}
      </Section>
      <Section title="Do and don’t">
        <Choices
          choices={[
            {
              preferred: 'Build with grid and gap, in logical properties: inline and block, start and end.',
              not: 'Margins between siblings, and left or right: they break when the page turns around.',
            },
            {
              preferred: 'At 390 px one column, 14 px at the sides; secondary columns of a table leave.',
              not: 'A page that scrolls sideways. Only a table, a board or a row of filters may, inside itself.',
            },
            {
              preferred: 'Let a quote wrap and a name break.',
              not: 'An ellipsis on words that somebody has to judge.',
            },
            {
              preferred: 'One primary button a screen, at the end of the page header.',
              not: 'A button that floats over the page.',
            },
          ]}
        />
      </Section>
    </Page>
  ),
};
export const Narrow: Story = { ...Layout, globals: { viewport: { value: 'narrow' } } };
export const RightToLeft: Story = { ...Layout, globals: { direction: 'rtl' } };
