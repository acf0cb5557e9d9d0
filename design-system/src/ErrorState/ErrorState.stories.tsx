import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: {
    title: 'Failed to load job positions',
    description: 'The rest of the page works. Nothing you wrote is lost.',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Stack width={420}>
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

export const WithoutRetry: Story = { render: () => <ErrorState title="This page does not exist" /> };
