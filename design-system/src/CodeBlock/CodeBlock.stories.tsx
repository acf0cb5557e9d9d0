import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { CodeBlock } from './CodeBlock.tsx';

const guidance: Guidance = {
  dos: [
    'Say in the label what the text is, not how it is written: that is the language.',
    'Wrap what is read as prose, such as a log; let commands and data scroll, so that a line stays a line.',
  ],
  donts: [
    'Do not put a secret in it: the button copies it whole.',
    'Do not quote a document in it. What a person wrote stands in a Quote.',
  ],
  keyboard: [
    ['Tab', 'Goes to Copy, and to the text when it scrolls.'],
    ['Enter', 'On Copy: puts the text on the clipboard.'],
    ['ArrowLeft', 'On the text: scrolls it.'],
    ['ArrowRight', 'On the text: scrolls it.'],
  ],
};

const REPLY = `{
  "plan": "team",
  "billing_cycle": "month",
  "trial_days": 14
}`;

const COMMAND =
  'curl --request POST --header "Content-Type: application/json" --data @plan.json https://shortlist.example/api/plans';

const write = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Data/CodeBlock',
  tags: ['autodocs'],
  component: CodeBlock,
  parameters: { guidance },
  args: { label: 'Reply of the plan service', language: 'JSON', code: REPLY },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 480 }}>
        <Story />
      </Stack>
    ),
  ],
  beforeEach: () => {
    const { clipboard } = navigator;
    write.mockReset();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    write.mockResolvedValue();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Reply of the plan service' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied to clipboard.'));
    await expect(write).toHaveBeenCalledWith(REPLY);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 6000 });
  },
};

export const WithError: Story = {
  play: async ({ canvasElement }) => {
    write.mockRejectedValue(new Error('Write permission denied.'));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Reply of the plan service' }));
    await expect(await canvas.findByText(/Failed to copy/)).toBeVisible();
    await expect(getSelection()?.toString()).toBe(REPLY);
  },
};

export const Scrolling: Story = {
  args: { label: 'Make a plan', language: 'Shell', code: COMMAND },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('group', { name: 'Make a plan' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
  },
};

export const Wrapped: Story = {
  args: { ...Scrolling.args, isWrapped: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: 'Make a plan' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'The command that makes a plan with a trial of fourteen days and a price in US dollars a month',
    language: 'Shell',
    code: `${COMMAND}\n${'abcdefghij'.repeat(14)}`,
    isWrapped: true,
  },
};

export const Narrow: Story = {
  args: { label: 'Make a plan', language: 'Shell', code: COMMAND },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = {
  args: { label: 'תשובת השירות', language: 'JSON' },
  globals: { direction: 'rtl' },
};
