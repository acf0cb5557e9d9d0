import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import { Funnel } from './Funnel.tsx';

const meta = {
  title: 'Data/Funnel',
  tags: ['autodocs'],
  component: Funnel,
  args: {
    steps: [
      { label: 'Resumes', value: 61, note: 'uploaded' },
      { label: 'Matched', value: 24, note: '39%' },
      { label: 'Interviewed', value: 11, note: '46%' },
      { label: 'Offered', value: 7, note: '64%' },
      { label: 'Accepted', value: 3, note: '43%', isEstimated: true },
    ],
  },
  decorators: [
    (Story) => (
      <Card style={{ maxInlineSize: 740 }}>
        <CardHeader title="Funnel" note="all open positions" />
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
    await expect(within(canvasElement).getAllByRole('listitem')[1]).toHaveTextContent('Matched2439%');
  },
};

export const Empty: Story = {
  args: {
    steps: [
      { label: 'Resumes', value: 4, note: 'uploaded' },
      { label: 'Matched', value: 0, note: '0%' },
      { label: 'Interviewed', value: 0 },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
