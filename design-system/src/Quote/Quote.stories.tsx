import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody } from '../Card/Card.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Evidence/Quote',
  tags: ['autodocs'],
  component: Quote,
  args: {
    text: 'Led the move of 14 shipment services from a single Rails app to Go, with no customer-facing downtime.',
    marked: 'Led the move of 14 shipment services from a single Rails app to Go',
    source: 'Tidewater Freight, page 1',
    tone: 'support',
  },
  decorators: [
    (Story) => (
      <Stack width={410}>
        <Card>
          <CardBody>
            <Story />
          </CardBody>
        </Card>
      </Stack>
    ),
  ],
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { number: 1 },
  play: async ({ canvasElement }) => {
    const marked = canvasElement.querySelector('mark');
    await expect(marked).toHaveTextContent(/^Led the move .* to Go$/);
    await expect(within(canvasElement).getByText('Tidewater Freight, page 1')).toBeVisible();
  },
};

export const Concern: Story = {
  args: {
    number: 5,
    tone: 'concern',
    text: 'Responsible for various tasks in the payments team.',
    marked: undefined,
    source: 'Kestrel Pay, page 1',
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Quote {...args} size="row" />
      <Quote {...args} size="table" />
      <Quote {...args} size="report" />
      <Quote {...args} size="hero" />
    </Stack>
  ),
};
