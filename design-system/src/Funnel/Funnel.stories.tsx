import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Funnel } from './Funnel.tsx';

const guidance: Guidance = {
  dos: [
    'Let every step be a part of the one before it.',
    'Write under each number what it is compared with: the step before, or where it comes from.',
    'Mark a step whose number is an estimate: its band is hatched.',
  ],
  donts: [
    'Don’t show more than six steps: beyond that use a BarChart.',
    'Don’t use it for things that merely follow each other: a BarChart does not narrow.',
  ],
  keyboard: [
    ['Tab', 'Moves to "Show as table".'],
    ['Enter or Space', 'Changes between the bands and their table.'],
  ],
};

const meta = {
  title: 'Data/Funnel',
  tags: ['autodocs'],
  component: Funnel,
  parameters: { guidance },
  args: {
    label: 'From upload to acceptance',
    columns: ['Step', 'Resumes', 'Of the step before'],
    steps: [
      { label: 'Resumes', value: 61, note: 'uploaded' },
      { label: 'Matched', value: 24, note: '39%' },
      { label: 'Interviewed', value: 11, note: '46%' },
      { label: 'Offered', value: 7, note: '64%' },
      { label: 'Accepted', value: 3, note: '43%' },
    ],
  },
  decorators: [
    (Story, { args }) => (
      <Card style={{ maxInlineSize: 740 }}>
        <CardHeader title={args.label} />
        <CardBody>
          <Story />
        </CardBody>
      </Card>
    ),
  ],
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'From upload to acceptance' });
    await expect(within(figure).getByText('From 61 (Resumes) to 3 (Accepted).')).toBeInTheDocument();
    await expect(within(figure).getAllByRole('listitem')[1]).toHaveTextContent('Matched2439%');
  },
};

const estimated: Story['args'] = {
  steps: [
    { label: 'Resumes', value: 61, note: 'uploaded' },
    { label: 'Matched', value: 24, note: '39%' },
    { label: 'Interviewed', value: 11, note: '46%' },
    { label: 'Offered', value: 7, note: '64%', isEstimated: true },
    { label: 'Accepted', value: 3, note: '43%', isEstimated: true },
  ],
};

export const Estimated: Story = { args: estimated };

export const TableView: Story = {
  args: estimated,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'From upload to acceptance' });
    await expect(within(table).getByRole('row', { name: 'Offered 7, estimated 64%' })).toBeVisible();
  },
};

/** A step of nothing has no band, and its zero is written. */
export const NothingLeft: Story = {
  args: {
    steps: [
      { label: 'Resumes', value: 4, note: 'uploaded' },
      { label: 'Matched', value: 0, note: '0%' },
      { label: 'Interviewed', value: 0 },
    ],
  },
};

export const Empty: Story = { args: { steps: [], emptyText: 'No resumes yet.' } };

export const Loading: Story = { args: { isLoading: true } };

const long: Story['args'] = {
  steps: [
    { label: 'Resumes that were uploaded or sent by mail', value: 128_412, note: 'in four years' },
    { label: 'Gegenüberstellungen mit offenen Stellen', value: 61_977, note: '48% of the step before' },
    { label: 'Interviewed at least once, by telephone or in person', value: 4_310, note: '7%' },
    { label: 'Accepted', value: 402, note: '9%', isEstimated: true },
  ],
};

export const LongText: Story = { args: long };

export const Narrow: Story = { args: estimated, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'מהעלאה עד קבלה',
    steps: [
      { label: 'קורות חיים', value: 61, note: 'הועלו' },
      { label: 'הותאמו', value: 24, note: '39%' },
      { label: 'רואיינו', value: 11, note: '46%' },
      { label: 'התקבלו', value: 3, note: '27%', isEstimated: true },
    ],
  },
};
