import { ChevronLeft, ChevronRight, Ellipsis, Plus, ZoomIn } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { IconButton } from './IconButton.tsx';

const guidance: Guidance = {
  dos: [
    'Give a label that says what happens and to what: "Actions for Embedded Engineer".',
    'Use a Button with words where the icon alone could be misread.',
  ],
  donts: [
    'Do not use it for the main action of a screen: words are quicker than a sign.',
    'Do not put text into the icon: use a Button.',
  ],
  keyboard: [
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it when the key comes up.'],
  ],
};

const meta = {
  title: 'Actions/IconButton',
  tags: ['autodocs'],
  parameters: { guidance },
  component: IconButton,
  args: { label: 'More actions', icon: <Ellipsis aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'More actions' })).toBeVisible();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline gap={3}>
      <IconButton label="Zoom in" icon={<ZoomIn aria-hidden />} />
      <IconButton label="Next page" icon={<ChevronRight aria-hidden />} variant="secondary" />
      <IconButton
        label="Next page, small"
        icon={<ChevronRight aria-hidden />}
        variant="secondary"
        size="small"
      />
    </Inline>
  ),
};

export const States: Story = {
  render: () => (
    <Inline gap={3}>
      <IconButton label="Loading" icon={<ZoomIn aria-hidden />} isPending />
      <IconButton label="Next page" icon={<ChevronRight aria-hidden />} variant="secondary" isDisabled />
    </Inline>
  ),
};

const everything: Story = {
  render: () => (
    <Inline gap={3}>
      <IconButton label="Previous page" icon={<ChevronLeft aria-hidden />} variant="secondary" />
      <IconButton label="Next page" icon={<ChevronRight aria-hidden />} variant="secondary" />
      <IconButton label="Zoom in" icon={<ZoomIn aria-hidden />} />
      <IconButton label="Add" icon={<Plus aria-hidden />} variant="primary" />
      <IconButton label="Loading" icon={<ZoomIn aria-hidden />} isPending />
      <IconButton label="More actions" icon={<Ellipsis aria-hidden />} variant="secondary" isDisabled />
    </Inline>
  ),
};

export const Dark: Story = { ...everything, globals: { theme: 'dark' } };

export const Narrow: Story = { ...everything, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...everything, globals: { direction: 'rtl' } };

/** A sign that points along the line points the other way where the line runs the other way. */
export const PointsWithTheLine: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'Next page', icon: <ChevronRight aria-hidden />, variant: 'secondary' },
  play: async ({ canvas }) => {
    const sign = canvas.getByRole('button', { name: 'Next page' }).querySelector('svg');
    await expect(sign && getComputedStyle(sign).scale).toBe('-1 1');
  },
};
