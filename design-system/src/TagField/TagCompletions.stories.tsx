import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import { Completed, InDialog } from './story-parts.tsx';
import { TagField } from './TagField.tsx';

/** The tag field as a combobox: what is typed may become one of a list. */
const meta = {
  title: 'Fields/TagField/Completions',
  component: TagField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Skill Tags',
    description: 'Enter or a comma adds a tag.',
    placeholder: 'Add a skill',
    limit: 10,
    defaultValue: ['Go'],
    onChange: fn(),
  },
  render: (args) => (
    <Stack style={{ maxInlineSize: 300 }}>
      <Completed {...args} />
      {/* Room for the list. */}
      <div style={{ blockSize: 120 }} />
    </Stack>
  ),
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('Skill Tags');
const tagsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('row', { hidden: true })
    .map((row) => row.textContent);

/** The list is open, and nothing in it is gone to: Enter would add what was typed. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'ja');
    const list = within(await screen.findByRole('listbox'));
    await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'JavaScript',
      'Java',
    ]);
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(inputOf(canvasElement)).not.toHaveAttribute('aria-activedescendant');
  },
};

export const OpenNarrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

/** Another name shows whose it is, and the skill's own becomes the tag. */
export const Alias: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'js');
    await expect(await screen.findByRole('option')).toHaveTextContent('JS → JavaScript');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), 'js');
    await screen.findByRole('option', { name: /JavaScript/ });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(inputOf(canvasElement)).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tagsOf(canvasElement)).toEqual(['Go', 'JavaScript']));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(inputOf(canvasElement)).toHaveValue('');
    await expect(inputOf(canvasElement)).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const ByPress: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'k');
    await userEvent.click(await screen.findByRole('option', { name: /Kubernetes/ }));
    await waitFor(() => expect(tagsOf(canvasElement)).toEqual(['Go', 'Kubernetes']));
    await expect(inputOf(canvasElement)).toHaveValue('');
  },
};

export const WhatWasTypedStaysWhatItIs: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'Kafk');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tagsOf(canvasElement)).toEqual(['Go', 'Kafk']));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Duplicate: Story = {
  args: { defaultValue: ['Go', 'JavaScript'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), 'js');
    await screen.findByRole('option', { name: /JavaScript/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(
      await within(canvasElement).findByText('JavaScript is already added.', { ignore: 'output *' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EscapeClosesTheListAlone: Story = {
  render: (args) => <InDialog {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(inputOf(dialog), 'ja');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(inputOf(screen.getByRole('dialog'))).toHaveValue('ja');
  },
};

/** The server is silent, or knows nothing like it. */
export const NothingOffered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'Falconry, beekee{Enter}');
    await expect(tagsOf(canvasElement)).toEqual(['Go', 'Falconry', 'beekee']);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
