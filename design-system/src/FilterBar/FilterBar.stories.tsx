import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Navigation/FilterBar',
  tags: ['autodocs'],
  component: FilterBar,
  args: {
    label: 'Position',
    items: [
      { id: 'all', label: 'All', count: 24 },
      { id: 'backend', label: 'Senior Backend Engineer', count: 7 },
      { id: 'designer', label: 'Product Designer', count: 5 },
      { id: 'embedded', label: 'Embedded Engineer', count: 3 },
      { id: 'data', label: 'Data Analyst', count: 2 },
    ],
    value: 'all',
    onChange: () => undefined,
  },
  render: (args) => <Filtering {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filtering(props: ComponentProps<typeof FilterBar<string>>) {
  const [value, setValue] = useState(props.value);
  return <FilterBar {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: /Product Designer/ });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

export const TooNarrow: Story = {
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
};
