import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../story-layout/StoryLayout.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { children: 'Active', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Active' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Inline>
      <Switch defaultSelected>Active</Switch>
      <Switch>Inactive</Switch>
      <Switch isDisabled>Not in this plan</Switch>
    </Inline>
  ),
};
