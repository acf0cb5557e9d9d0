import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Job Positions', href: '/joblist' },
      { label: 'Senior Backend Engineer', href: '/joblist/4' },
      { label: 'Ines Okafor' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ines Okafor')).toHaveAttribute('aria-current', 'page');
  },
};

export const PageAlone: Story = { args: { items: [{ label: 'Plans' }] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
