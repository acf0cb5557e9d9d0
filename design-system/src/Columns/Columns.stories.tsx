import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Columns } from './Columns.tsx';

const guidance: Guidance = {
  dos: [
    'Give a number where all are alike, such as cards: as many stand side by side as fit.',
    'Give widths where one is read and the other stands beside it, and say below which window they stack.',
  ],
  donts: [
    'Don’t use it for a list and what is chosen in it: that is a MasterDetail.',
    'Don’t nest it: two columns within a column leave no room to read.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Layout/Columns',
  tags: ['autodocs'],
  component: Columns,
  parameters: { guidance },
  args: {
    widths: 'minmax(0, 1fr) 320px',
    children: (
      <>
        <Card>
          <CardHeader title="Description" />
          <CardBody>What is read takes what there is.</CardBody>
        </Card>
        <Card>
          <CardHeader title="Details" />
          <CardBody>What stands beside it has 320 px.</CardBody>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Equal: Story = {
  args: {
    widths: 180,
    gap: 3,
    children: (
      <>
        <StatCard label="Open positions" value="7" />
        <StatCard label="Resumes" value="130" />
        <StatCard label="Strong matches" value="12" />
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Card>
          <CardBody>{'Arbeitnehmerüberlassungsgesellschaft'.repeat(6)}</CardBody>
        </Card>
        <Card>
          <CardBody>Senior Backend Engineer for Freight, Customs and Cross-border Settlement</CardBody>
        </Card>
      </>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
