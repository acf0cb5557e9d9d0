import { Download } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Tooltip } from './Tooltip.tsx';

const guidance: Guidance = {
  dos: [
    'Name an icon button, or add what a short label leaves out.',
    'Keep it to a few words, without a full stop.',
  ],
  donts: [
    'Do not put anything into it that is needed to go on: it never shows on touch.',
    'Do not put links or buttons into it.',
    'Do not repeat the visible label.',
  ],
  keyboard: [
    ['Tab', 'Focus on the control shows it at once.'],
    ['Escape', 'Hides it while the focus stays.'],
  ],
};

const meta = {
  title: 'Overlays/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  parameters: { guidance, layout: 'centered', docs: { story: { inline: false, iframeHeight: 200 } } },
  args: {
    text: 'Download the original',
    children: <IconButton label="Download" icon={<Download aria-hidden />} variant="secondary" />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download the original');
  },
};

/** Below its control; start and end follow the direction of writing. */
export const Variants: Story = {
  args: { placement: 'bottom' },
  play: Default.play ?? (async () => undefined),
};

export const Dismissed: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    text: 'Download wolkenstein-trostburg_maximiliane_curriculum_vitae_2026_final_version_for_print.pdf as it was uploaded',
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

/** At the end of its button, which is its left here. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    text: 'הורדת המקור',
    placement: 'end',
    children: <IconButton label="הורדה" icon={<Download aria-hidden />} variant="secondary" />,
  },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    const button = screen.getByRole('button', { name: 'הורדה' });
    await expect(tooltip.getBoundingClientRect().right).toBeLessThan(button.getBoundingClientRect().left);
  },
};
