import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: { label: 'Search resumes', placeholder: 'Name or skill', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack width={280}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'Kubernetes' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search resumes' });
    await userEvent.type(field, '{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(field, 'Go');
  },
};
