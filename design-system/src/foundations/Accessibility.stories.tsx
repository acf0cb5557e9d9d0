import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ComponentTable } from './ComponentTable.tsx';

const meta = { title: 'Foundations/Accessibility' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachComponent: Story = {
  render: () => <ComponentTable />,
  play: async ({ canvasElement }) => {
    // Roles are looked for in a page of six thousand pixels.
    const table = await within(canvasElement).findByRole('table', {}, { timeout: 20_000 });
    await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(40));
  },
};
export const Narrow: Story = { ...EachComponent, globals: { viewport: { value: 'narrow' } } };
