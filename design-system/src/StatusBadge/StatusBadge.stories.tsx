import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { StatusBadge } from './StatusBadge.tsx';

const guidance: Guidance = {
  dos: [
    'Use it wherever the status of a position or a resume stands, in lists and on its page.',
    'Leave the word beside the dot: the dot alone says nothing to who has not learned it.',
  ],
  donts: [
    'Don’t use it for how something ended: that is a Badge with a tone.',
    'Don’t give it another color: a status is neither good nor bad.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Status/StatusBadge',
  tags: ['autodocs'],
  component: StatusBadge,
  parameters: { guidance },
  args: { status: 'active' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Active')).toBeVisible();
  },
};

const all: Story['render'] = () => (
  <Inline gap={3}>
    <StatusBadge status="active" />
    <StatusBadge status="reserve" />
    <StatusBadge status="inactive" />
  </Inline>
);

export const All: Story = { render: all };

/** The longest word that it has, where there is hardly room. */
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 60 }}>
      <StatusBadge status="inactive" />
    </div>
  ),
};

export const Narrow: Story = { render: all, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { render: all, globals: { direction: 'rtl' } };
