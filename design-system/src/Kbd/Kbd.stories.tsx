import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Part } from '../story-layout/Part.tsx';
import { Kbd } from './Kbd.tsx';

const guidance: Guidance = {
  dos: [
    'Write Mod for the main key of a shortcut: a Mac shows Command, everything else Control.',
    'Put it at the end of a menu item or in a sentence that says what it does.',
  ],
  donts: [
    'Do not show a shortcut that does not work on this screen.',
    'Do not write the sign of a key as text: a screen reader says it wrongly or not at all.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Data/Kbd',
  tags: ['autodocs'],
  component: Kbd,
  parameters: { guidance },
  args: { keys: 'Mod+K', platform: 'other' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

const CHORDS = ['Mod+K', 'Shift+ArrowUp', 'Alt+Enter', 'Mod+Backspace', 'Escape', 'Mod+Plus'];

function Chords() {
  return (
    <Stack>
      <Part title="A Mac">
        <Inline gap={3}>
          {CHORDS.map((keys) => (
            <Kbd key={keys} keys={keys} platform="apple" />
          ))}
        </Inline>
      </Part>
      <Part title="Everything else">
        <Inline gap={3}>
          {CHORDS.map((keys) => (
            <Kbd key={keys} keys={keys} platform="other" />
          ))}
        </Inline>
      </Part>
    </Stack>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Control K')).toBeInTheDocument();
  },
};

export const Variants: Story = { render: Chords };

export const Apple: Story = {
  args: { platform: 'apple' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Command K')).toBeInTheDocument();
    await expect(canvas.getByText('⌘')).toBeVisible();
  },
};

export const LongText: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 340 }}>
      <p>
        Press <Kbd keys="Mod+Alt+Shift+PageDown" platform="other" /> to move the card that has the focus to
        the end of its column, and <Kbd keys="Escape" platform="other" /> to put it back where it was.
      </p>
    </Stack>
  ),
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <p>
      לחצו על <Kbd keys="Mod+Shift+K" platform="other" /> כדי לפתוח את לוח הפקודות.
    </p>
  ),
};
