import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { FilterBar } from './FilterBar.tsx';

const guidance: Guidance = {
  dos: [
    'Put the filter for everything first, and start with it.',
    'Show how many each one leaves, where that is known.',
    'Keep the order while counts change.',
  ],
  donts: [
    'Don’t use it for parts of a page: that is what Tabs are for.',
    'Don’t combine several: one is chosen, always.',
    'Don’t wrap it into lines: what does not fit scrolls.',
  ],
  keyboard: [
    ['Tab', 'Moves to the next filter; it comes into sight.'],
    ['Right, Left', 'Move to the next and the previous filter, as they are written.'],
    ['Home, End', 'Move to the first and the last filter.'],
    ['Enter, Space', 'Choose it.'],
  ],
};

const meta = {
  title: 'Navigation/FilterBar',
  tags: ['autodocs'],
  component: FilterBar,
  parameters: { guidance },
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

const inLittleRoom: Story = {
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 360 }}>
        <Story />
      </Stack>
    ),
  ],
};

const arrow = (canvasElement: HTMLElement, side: 'before' | 'after') =>
  canvasElement.querySelector<HTMLElement>(`[data-side='${side}']`);

export const TooNarrow: Story = {
  ...inLittleRoom,
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('group', { name: 'Position' });
    await waitFor(() => expect(arrow(canvasElement, 'after')).not.toBeNull());
    await expect(arrow(canvasElement, 'before')).toBeNull();
    await userEvent.click(arrow(canvasElement, 'after') ?? line);
    await waitFor(() => expect(line.scrollLeft).toBeGreaterThan(200));
    await waitFor(() => expect(arrow(canvasElement, 'before')).not.toBeNull());
  },
};

export const ByKeyboard: Story = {
  ...inLittleRoom,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('group', { name: 'Position' });
    canvas.getByRole('button', { name: /All/ }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('button', { name: /Data Analyst/ });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(arrow(canvasElement, 'after')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /Senior Backend/ })).toHaveFocus();
    await waitFor(() => expect(line.scrollLeft).toBeLessThan(60));
  },
};

export const Dragged: Story = {
  ...inLittleRoom,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('group', { name: 'Position' });
    // No pointer of this id exists to be captured; the drag itself does not need it.
    line.setPointerCapture = () => undefined;
    const mouse = { pointerType: 'mouse', button: 0, pointerId: 7 };
    const backend = canvas.getByRole('button', { name: /Senior Backend/ });
    await fireEvent.pointerDown(backend, { ...mouse, clientX: 300 });
    await fireEvent.pointerMove(backend, { ...mouse, buttons: 1, clientX: 180 });
    await fireEvent.click(backend, { detail: 1 });
    await expect(line.scrollLeft).toBe(120);
    await expect(backend).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(backend);
    await expect(backend).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LongText: Story = {
  ...inLittleRoom,
  args: {
    items: [
      { id: 'all', label: 'All', count: 1204 },
      {
        id: 'long',
        label: 'Senior Backend Engineer for Freight, Customs and Cross-border Settlement',
        count: 7,
      },
      { id: 'designer', label: 'Product Designer', count: 5 },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(arrow(canvasElement, 'after')).not.toBeNull());
  },
};

const waiting: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(arrow(canvasElement, 'after')).not.toBeNull());
};

export const Dark: Story = { ...inLittleRoom, play: waiting, globals: { theme: 'dark' } };

export const Narrow: Story = { play: waiting, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  ...inLittleRoom,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(arrow(canvasElement, 'after')).not.toBeNull());
    canvas.getByRole('button', { name: /All/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /Senior Backend/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /All/ })).toHaveFocus();
  },
};
