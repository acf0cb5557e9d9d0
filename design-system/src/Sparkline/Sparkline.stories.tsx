import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Data/Sparkline',
  tags: ['autodocs'],
  component: Sparkline,
  args: { values: [4, 4, 6, 8, 8, 9, 9, 10, 10, 11, 12], label: 'From 4 to 12 in eleven days' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'From 4 to 12 in eleven days' }),
    ).toBeVisible();
  },
};

export const Shapes: Story = {
  render: () => (
    <Inline>
      <Sparkline values={[5, 5, 5]} label="Level" />
      <Sparkline values={[9, 7, 4, 1]} label="Falling" />
      <Sparkline values={[1, 2, 2, 3]} isEstimated label="Estimated" />
      <Sparkline values={[1]} label="Too short to draw" />
    </Inline>
  ),
};
