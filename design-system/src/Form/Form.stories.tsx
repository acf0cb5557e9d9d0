import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions, FormRow } from './Form.tsx';

const meta = {
  title: 'Fields/Form',
  tags: ['autodocs'],
  component: Form,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack width={520}>
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
      <TextField label="E-mail" name="email" type="email" autoComplete="email" />
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
    <Stack width={360}>
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
