import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { PasswordField } from './PasswordField.tsx';

const guidance: Guidance = {
  dos: [
    'Say autoComplete: "current-password" to log in, "new-password" to choose one.',
    'Say in the description what a new password needs.',
  ],
  donts: [
    'Do not refuse pasting: password managers paste.',
    'Do not ask for the password twice where it can be shown.',
  ],
  keyboard: [
    ['Tab', 'Goes on to the button that shows what was typed.'],
    ['Enter', 'In the field submits the form; on the button shows or hides.'],
    ['Space', 'On the button shows or hides.'],
  ],
};

const meta = {
  title: 'Fields/PasswordField',
  tags: ['autodocs'],
  parameters: { guidance },
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'demo-password' },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 320 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const WithError: Story = {
  args: { label: 'Confirm Password', errorMessage: 'Confirm Password must match Password.' },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  ...Shown,
  args: {
    defaultValue: 'correct-horse-battery-staple-and-a-sentence-that-nobody-else-would-think-of',
    description:
      'At least twelve characters. Words that you can remember are better than signs that you have to write down.',
  },
};

const shownWithError: Story = {
  ...Shown,
  args: { errorMessage: 'The password is wrong.' },
};

export const Narrow: Story = { ...shownWithError, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...shownWithError, globals: { direction: 'rtl' } };
