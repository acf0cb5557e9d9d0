import { Download } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  parameters: { layout: 'centered', docs: { story: { inline: false, iframeHeight: 200 } } },
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
