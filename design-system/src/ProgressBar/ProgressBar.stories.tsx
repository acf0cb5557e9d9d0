import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'brueck_anselm_cv.docx', value: 61 },
  decorators: [
    (Story) => (
      <Stack width={420}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '61');
  },
};

export const Counted: Story = {
  args: { label: 'Analyzing... This may take a few moments.', value: 44, valueLabel: '4 of 9' },
};

export const Indeterminate: Story = { args: { label: 'Reading the file', isIndeterminate: true } };
