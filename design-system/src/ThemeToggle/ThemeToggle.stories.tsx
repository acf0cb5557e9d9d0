import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { applyTheme } from './theme.ts';

const guidance: Guidance = {
  dos: [
    'Put it once into a product, in its header.',
    'Apply the theme before the page paints: README.md says how.',
  ],
  donts: [
    'Do not give a part of a page a theme of its own.',
    'Do not ask for a theme at the first visit: the computer has said it.',
  ],
  keyboard: [['Enter or Space', 'Changes between light and dark.']],
};

const meta = {
  title: 'Actions/ThemeToggle',
  tags: ['autodocs'],
  component: ThemeToggle,
  parameters: { guidance },
  args: { onThemeChange: fn() },
  // What a story chose must not color the next one.
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

/** In the light it offers the dark, and the other way round. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <Inline gap={3}>
      <ThemeToggle {...args} variant="secondary" />
      Marta Lindqvist
    </Inline>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={3}>
      <ThemeToggle {...args} />
      <ThemeToggle {...args} variant="secondary" />
      <ThemeToggle {...args} isDisabled />
    </Inline>
  ),
};

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Inline gap={3}>
      <ThemeToggle {...args} />
      נועה בן־דוד
    </Inline>
  ),
};
