import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Form, FormActions } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { ColorPicker } from './ColorPicker.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for a color that people give to a thing of their own: the tag of a position.',
    'Give every preset a name that people can say.',
    'Draw the chosen color with an edge and beside a name: it may be faint, as the field then says.',
  ],
  donts: [
    'Do not let a chosen color mean something: red and green are for meanings of ours.',
    'Do not set text in a chosen color.',
    'Do not offer more than ten presets; allow a custom color instead.',
  ],
  keyboard: [
    ['Tab', 'To the chosen swatch, then to the custom color'],
    ['Arrow keys', 'The next and the previous swatch; in the mixer one step'],
    ['Enter, Space', 'On the custom color: opens the mixer'],
    ['Page Up, Page Down', 'In the mixer: a larger step'],
    ['Escape', 'Closes the mixer, and the focus returns'],
  ],
};

const meta = {
  title: 'Fields/ColorPicker',
  tags: ['autodocs'],
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 460 } } },
  component: ColorPicker,
  args: { label: 'Tag Color', defaultValue: '#DBEAFE', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 360 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openMixer(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Custom Color' }));
  return within(await screen.findByRole('dialog', { name: 'Custom Color' }));
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Sky' })).toBeChecked();
  },
};

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Lilac' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('#E9D5FF');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Blush' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('#FCE7F3');
  },
};

export const Open: Story = {
  args: { defaultValue: '#3b82f6' },
  play: async ({ canvasElement }) => {
    const mixer = await openMixer(canvasElement);
    await expect(mixer.getByRole('textbox', { name: 'Hex' })).toHaveValue('#3B82F6');
  },
};

export const Mixed: Story = {
  play: async ({ canvasElement, args }) => {
    const mixer = await openMixer(canvasElement);
    const hex = mixer.getByRole('textbox', { name: 'Hex' });
    await userEvent.clear(hex);
    await userEvent.type(hex, '#1f6f66{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#1f6f66');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Custom Color' })).toHaveFocus());
    await expect(canvas.getAllByRole('radio')).toHaveLength(9);
    await expect(canvas.getAllByRole('radio')[8]).toBeChecked();
    await expect(canvas.queryByText(/Low contrast/)).toBeNull();
  },
};

export const MixedByKeyboard: Story = {
  args: { defaultValue: '#3b82f6' },
  play: async ({ canvasElement, args }) => {
    const mixer = await openMixer(canvasElement);
    mixer.getByRole('slider', { name: 'Hue' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(mixer.getByRole('slider', { name: 'Hue' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = { args: { defaultValue: null } };

export const PresetsOnly: Story = {
  args: {
    label: 'Board color',
    allowsCustom: false,
    defaultValue: '#4e9b72',
    presets: [
      { value: '#e9bc2f', name: 'Yellow' },
      { value: '#4e9b72', name: 'Green' },
      { value: '#5b82c9', name: 'Blue' },
      { value: '#161e2c', name: 'Ink' },
    ],
  },
};

export const WithError: Story = { args: { errorMessage: 'Choose another: a position has this one.' } };

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form errors={errors} onSubmit={() => setErrors({ tag: 'Another position has this color.' })}>
      <ColorPicker label="Tag Color" name="tag" defaultValue="#DBEAFE" />
      <FormActions>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </FormActions>
    </Form>
  );
}

export const InAForm: Story = {
  render: () => <Refused />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') ?? new HTMLFormElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Another position has this color.');
    await expect(canvas.getByRole('radio', { name: 'Sky' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mint' }));
    await expect(canvas.queryByText('Another position has this color.')).toBeNull();
    await expect(new FormData(form).getAll('tag')).toEqual(['#D1FAE5']);
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'The color of the tag that marks this position on the board, in lists and in exports',
    description: 'People of your company see it; candidates do not.',
    defaultValue: '#c9b8e8',
  },
};

export const Dark: Story = {
  args: { defaultValue: '#1b3d7d' },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await openMixer(canvasElement);
  },
};

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'צבע התגית', description: 'נראה רק בתוך החברה.' },
  play: async ({ canvasElement }) => {
    await openMixer(canvasElement);
  },
};
