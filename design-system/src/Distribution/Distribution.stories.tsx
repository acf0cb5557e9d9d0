import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import { Distribution } from './Distribution.tsx';

const meta = {
  title: 'Data/Distribution',
  tags: ['autodocs'],
  component: Distribution,
  args: {
    label: 'Resumes by score',
    endLabel: '100',
    bins: [
      { label: 'none', value: 12, isUnknown: true },
      { label: '0', value: 0 },
      { label: '10', value: 0 },
      { label: '20', value: 1 },
      { label: '30', value: 2 },
      { label: '40', value: 4 },
      { label: '50', value: 8 },
      { label: '60', value: 11 },
      { label: '70', value: 13 },
      { label: '80', value: 7 },
      { label: '90', value: 3 },
    ],
  },
  decorators: [
    (Story) => (
      <Card style={{ maxInlineSize: 410 }}>
        <CardHeader title="Score distribution" note="49 scored, 12 not yet, median 68" />
        <CardBody>
          <Story />
        </CardBody>
      </Card>
    ),
  ],
} satisfies Meta<typeof Distribution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Resumes by score' });
    await expect(within(figure).getAllByRole('listitem')).toHaveLength(11);
  },
};

export const Empty: Story = {
  args: { bins: ['0', '20', '40', '60', '80'].map((label) => ({ label, value: 0 })) },
};
