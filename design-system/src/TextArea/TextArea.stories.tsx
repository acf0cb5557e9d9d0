import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'Notes' },
  decorators: [
    (Story) => (
      <Stack width={420}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    defaultValue: 'Spoke on Tuesday. Can start in February. Ask about Kubernetes before the panel.',
    rows: 2,
  },
};

export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Notes');
    const before = area.clientHeight;
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

export const WithError: Story = {
  args: {
    label: 'Job description',
    errorMessage: 'A description needs at least 20 words.',
    defaultValue: 'Go.',
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Closed on 4 November.' } };
