import { Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { TextField } from './TextField.tsx';

const guidance: Guidance = {
  dos: [
    'Keep the label above and in sight; give an example in the description or the placeholder.',
    'Set type and autoComplete, so that the right keys come up and browsers can fill it in.',
    'Write an error as what to do: "Write the part after the @."',
  ],
  donts: [
    'Do not use the placeholder for the label: it goes with the first letter.',
    'Do not disable what can be read: isReadOnly keeps it selectable.',
    'Do not use it for an amount: that is a NumberField.',
  ],
  keyboard: [['Enter', 'Submits the form around it.']],
};

const meta = {
  title: 'Fields/TextField',
  tags: ['autodocs'],
  parameters: { guidance },
  component: TextField,
  args: { label: 'Candidate Name', defaultValue: 'Ines Okafor', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 320 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'As it should read on lists.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Candidate Name');
    await expect(field).toHaveAccessibleDescription('As it should read on lists.');
  },
};

export const Empty: Story = {
  args: { label: 'Title', defaultValue: '', isRequired: true, placeholder: 'Senior Backend Engineer' },
};

export const Focused: Story = {
  args: { label: 'Title', defaultValue: 'Senior Back' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Title');
    await userEvent.type(field, 'end');
    await expect(args.onChange).toHaveBeenLastCalledWith('Senior Backend');
  },
};

export const WithError: Story = {
  args: { label: 'Email', defaultValue: 'ines.okafor@', errorMessage: 'Write the part after the @.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Write the part after the @.');
  },
};

export const ReadOnly: Story = {
  args: {
    label: 'Email',
    defaultValue: 'marta.lindqvist@alderquay.example',
    isReadOnly: true,
    description: "You can't change your email.",
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const NumberWithStep: Story = {
  args: { label: 'Price', type: 'number', defaultValue: '29', min: 0, step: 0.01 },
};

export const LongText: Story = {
  args: {
    label: 'The name of the candidate as it should read on every list, in every export and on the board',
    defaultValue: 'Maximiliana Theodora von und zu Hohenlohe-Waldenburg-Schillingsfürst',
    description:
      'It is shortened where there is no room, and read out in full by a screen reader all the same.',
  },
};

const everything: Story = {
  render: () => (
    <>
      <TextField
        label="Candidate Name"
        defaultValue="Ines Okafor"
        description="As it should read on lists."
      />
      <TextField label="Search" defaultValue="Rotterdam" icon={<Search aria-hidden size={14} />} />
      <TextField
        label="Email"
        type="email"
        defaultValue="ines.okafor@"
        errorMessage="Write the part after the @."
      />
      <TextField label="Email" defaultValue="marta.lindqvist@alderquay.example" isReadOnly />
      <TextField label="Reference" defaultValue="FL-2041" isDisabled />
    </>
  ),
};

export const Narrow: Story = { ...everything, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...everything, globals: { direction: 'rtl' } };

/** What was typed keeps the order of its own language, and stands where the other fields begin. */
export const AnAddressStaysInOrder: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'Email', type: 'email', defaultValue: 'ines.okafor@' },
  play: async ({ canvas }) => {
    const { unicodeBidi, textAlign } = getComputedStyle(canvas.getByLabelText('Email'));
    await expect(unicodeBidi).toBe('plaintext');
    await expect(textAlign).toBe('right');
  },
};
