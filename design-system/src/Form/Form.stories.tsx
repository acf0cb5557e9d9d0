import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions, FormRow } from './Form.tsx';

const guidance: Guidance = {
  dos: [
    'Give each field a name: a refusal of the server finds its field by it.',
    'End with FormActions, the primary button last; Enter in any field submits.',
    'Leave the errors as they came: each goes by itself when its field changes.',
  ],
  donts: [
    'Do not disable the button until everything is right: nobody learns what is missing.',
    'Do not repeat field errors in a banner: the first wrong field takes the focus.',
    'Do not set fields side by side that are read as one column of thought.',
  ],
  keyboard: [
    ['Enter', 'Submits, from any field of one line.'],
    ['Tab', 'Goes to the next field.'],
  ],
};

const meta = {
  title: 'Fields/Form',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Form,
  subcomponents: { FormActions, FormRow },
  args: { onSubmit: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 520 }}>
      <Form {...args}>
        <FormRow>
          <TextField label="Candidate Name" name="name" description="As it should read on lists." />
          <TextField label="Title" name="title" isRequired />
        </FormRow>
        <TextArea label="Notes" name="notes" />
        <FormActions>
          <Button>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </FormActions>
      </Form>
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Title'), 'Senior Backend Engineer{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form errors={errors} onSubmit={() => setErrors({ confirm: 'Confirm Password must match Password.' })}>
      <TextField label="Email" name="email" type="email" autoComplete="email" />
      <PasswordField label="Password" name="password" autoComplete="new-password" />
      <PasswordField label="Confirm Password" name="confirm" autoComplete="new-password" />
      <Button type="submit" variant="primary" size="form">
        Sign Up
      </Button>
    </Form>
  );
}

export const AfterARefusal: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 360 }}>
      <Refused />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
    await expect(canvas.getByText('Confirm Password must match Password.')).toBeVisible();
  },
};

export const AnErrorGoesWithTheFirstKey: Story = {
  ...AfterARefusal,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByText('Confirm Password must match Password.');
    await userEvent.keyboard('x');
    await expect(canvas.queryByText('Confirm Password must match Password.')).toBeNull();
  },
};

export const LongText: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 360 }}>
      <Form
        {...args}
        errors={{
          title:
            'A title may have 120 characters, and this one has 143: leave the place and the department to their own fields.',
        }}
      >
        <FormRow>
          <TextField
            label="Title of the position as it should read on every list and in every export"
            name="title"
            defaultValue="Deputy Regional Head of Cross-Border Freight Reconciliation"
          />
          <TextField label="Lebensmittelverarbeitungsingenieurinnenausbildungsstätte" name="school" />
        </FormRow>
        <FormActions>
          <Button>Go back without keeping what was changed</Button>
          <Button type="submit" variant="primary">
            Save and tell everyone who follows it
          </Button>
        </FormActions>
      </Form>
    </Stack>
  ),
};

const filled: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 520 }}>
      <Form {...args} errors={{ title: 'Title is required.' }}>
        <FormRow>
          <TextField label="Candidate Name" name="name" defaultValue="Ines Okafor" />
          <TextField label="Title" name="title" isRequired />
        </FormRow>
        <TextArea label="Notes" name="notes" defaultValue="Spoke on Tuesday. Can start in February." />
        <FormActions>
          <Button>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </FormActions>
      </Form>
    </Stack>
  ),
};

export const Dark: Story = { ...filled, globals: { theme: 'dark' } };

export const Narrow: Story = { ...filled, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...filled, globals: { direction: 'rtl' } };
