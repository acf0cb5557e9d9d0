import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ErrorState } from './ErrorState.tsx';

const guidance: Guidance = {
  dos: [
    'Put it in the place of what failed; the rest of the page stays.',
    'Say what failed, then what still works and what is lost.',
    'Offer Retry whenever trying again can help.',
  ],
  donts: [
    'Do not show codes, traces or the words of a server.',
    'Do not say "Oops" or "Something went wrong": name the thing.',
    'Do not use it for a field: its error stands under the field.',
  ],
  keyboard: [
    ['Tab', 'Goes to Retry, then to the other way out.'],
    ['Enter or Space', 'Tries again.'],
  ],
};

const meta = {
  title: 'Feedback/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  parameters: { guidance },
  args: {
    title: 'Failed to load job positions',
    description: 'The rest of the page works. Nothing you wrote is lost.',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 420 }}>
        <Card>
          <Story />
        </Card>
      </Stack>
    ),
  ],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const WithoutRetry: Story = { render: () => <ErrorState title="Page not found" /> };

export const LongText: Story = {
  args: {
    title:
      'Failed to load candidates of Senior Backend Engineer for Freight, Customs and Cross-border Settlement',
    description:
      'The service that reads resumes has not answered for thirty seconds. Positions, messages and your plan work as before, nothing you wrote is lost, and what was uploaded is read as soon as it answers again.',
    action: <Button variant="ghost">Back to the list of positions</Button>,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

/** The word of the button is the product's own, and stays. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'טעינת המשרות נכשלה',
    description: 'שאר העמוד עובד. שום דבר שכתבתם לא אבד.',
    action: <Button variant="ghost">חזרה לרשימה</Button>,
  },
};
