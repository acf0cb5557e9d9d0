import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../story-layout/StoryLayout.tsx';
import { Verdict } from './Verdict.tsx';

const meta = {
  title: 'Evidence/Verdict',
  tags: ['autodocs'],
  component: Verdict,
  args: { verdict: 'met' },
} satisfies Meta<typeof Verdict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Three: Story = {
  render: () => (
    <Stack>
      <Verdict verdict="met" />
      <Verdict verdict="not_met" />
      <Verdict verdict="insufficient_data" />
    </Stack>
  ),
};

export const IconOnly: Story = {
  render: () => (
    <Inline>
      <Verdict verdict="met" iconOnly />
      <Verdict verdict="not_met" iconOnly />
      <Verdict verdict="insufficient_data" iconOnly />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Insufficient data' })).toBeVisible();
  },
};
