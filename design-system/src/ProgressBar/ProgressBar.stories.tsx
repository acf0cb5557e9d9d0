import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ProgressBar } from './ProgressBar.tsx';

const guidance: Guidance = {
  dos: [
    'Name what advances: the file, or the step.',
    'Count when the reader counts: "4 of 9" says more than 44%.',
    'Use isIndeterminate until the length of the work is known.',
  ],
  donts: [
    'Do not let it run backwards or stand still at 99%.',
    'Do not use it for a score: that is Meter.',
    'Do not use it for less than a second: nobody can read it.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Feedback/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  parameters: { guidance },
  args: { label: 'brueck_anselm_cv.docx', value: 61 },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 420 }}>
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

export const Done: Story = { args: { value: 100 } };

/** A list that names its files itself: only the bar is drawn, its name is for screen readers. */
export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const LongText: Story = {
  args: {
    label: 'wolkenstein-trostburg_maximiliane_curriculum_vitae_2026_final_version_for_print.pdf',
    value: 12,
    valueLabel: '1,204 of 10,000 pages',
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 300 }}>
        <Story />
      </Stack>
    ),
  ],
};

function Files() {
  return (
    <Stack>
      <ProgressBar label="okafor_ines_2026.pdf" value={100} />
      <ProgressBar label="brueck_anselm_cv.docx" value={61} />
      <ProgressBar label="Analyzing..." value={44} valueLabel="4 of 9" />
      <ProgressBar label="Reading the file" isIndeterminate />
    </Stack>
  );
}

export const Dark: Story = { render: () => <Files />, globals: { theme: 'dark' } };

export const Narrow: Story = { render: () => <Files />, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack>
      <ProgressBar label="קורות חיים 2026" value={61} />
      <ProgressBar label="ניתוח" value={44} valueLabel="4 מתוך 9" />
    </Stack>
  ),
};
