import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Spinner } from './Spinner.tsx';

const guidance: Guidance = {
  dos: [
    'Use it in a small place whose work has no known length.',
    'Give it a label when it stands alone; beside words that say it, leave the label out.',
  ],
  donts: [
    'Do not cover a page with it: SkeletonRows keep the page in place.',
    'Do not show it before half a second has passed: it would only flicker.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Feedback/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  parameters: { guidance },
  args: { label: 'Loading resumes' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It takes the color of the words that it stands with. */
export const Variants: Story = {
  render: () => (
    <Inline gap={3}>
      <Spinner />
      Reading the file
      <Button isPending pendingLabel="Saving...">
        Save
      </Button>
      <Button variant="primary" isPending pendingLabel="Saving...">
        Save
      </Button>
    </Inline>
  ),
};

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap={3}>
      <Spinner />
      קוראים את הקובץ
      <Button isPending pendingLabel="שומרים...">
        שמירה
      </Button>
    </Inline>
  ),
};
