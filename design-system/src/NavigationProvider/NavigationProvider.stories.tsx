import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Link } from '../Link/Link.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';

const meta = {
  title: 'Navigation/NavigationProvider',
  tags: ['autodocs'],
  component: NavigationProvider,
  args: { navigate: fn(), children: <Link href="/plans?from=story">Plans</Link> },
} satisfies Meta<typeof NavigationProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Plans' }));
    await expect(args.navigate).toHaveBeenCalledWith('/plans?from=story');
  },
};
