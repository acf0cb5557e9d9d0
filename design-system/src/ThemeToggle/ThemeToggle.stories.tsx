import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ThemeToggle } from './ThemeToggle.tsx';
import { applyTheme } from './theme.ts';

const meta = {
  title: 'Actions/ThemeToggle',
  tags: ['autodocs'],
  component: ThemeToggle,
  args: { onThemeChange: fn() },
  // What a story chose must not colour the next one.
  beforeEach: () => {
    const before = document.documentElement.dataset.theme;
    return () => {
      applyTheme('system');
      if (before) document.documentElement.dataset.theme = before;
    };
  },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Toggles: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    const name = button.getAttribute('aria-label');
    await userEvent.click(button);
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
    await expect(button).not.toHaveAttribute('aria-label', name);
    await userEvent.click(button);
  },
};
