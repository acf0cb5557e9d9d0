import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Form, FormActions } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for a day that people know: when they can start, when a contract ends.',
    'Store what it gives: YYYY-MM-DD, a day without a time and without a time zone.',
    'Say a limit in the description before somebody runs into it.',
  ],
  donts: [
    'Do not use it to look for a day among others: a DatePicker shows the month.',
    'Do not write the format into the label: the order of day, month and year follows the reader.',
  ],
  keyboard: [
    ['0 to 9', 'Types into the part that has the focus, and moves on when it is full'],
    ['Arrow Up, Arrow Down', 'One more, one less'],
    ['Page Up, Page Down', 'A larger step: 7 days, 2 months, 5 years'],
    ['Home, End', 'The smallest and the largest value of the part'],
    ['Arrow Left, Arrow Right', 'The part beside'],
    ['Backspace', 'Empties the part'],
    ['Tab', 'The next part, then the cross that clears, then the next field'],
  ],
};

const meta = {
  title: 'Fields/DateField',
  tags: ['autodocs'],
  component: DateField,
  parameters: { guidance },
  args: { label: 'Can start on', defaultValue: '2027-02-01', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 320 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The part of the field that a screen reader calls by this name. */
const part = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('spinbutton', { name });

export const Default: Story = { args: { description: 'The candidate’s own word.' } };

export const Empty: Story = { args: { defaultValue: null, isRequired: true } };

export const Typed: Story = {
  args: { defaultValue: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /month/));
    await userEvent.keyboard('02012027');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2027-02-01');
    await expect(part(canvasElement, /year/)).toHaveFocus();
  },
};

export const TurnedByArrows: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /month/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-01');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-02');
  },
};

export const Cleared: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Can start on' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(part(canvasElement, /month/)).toHaveFocus();
  },
};

export const Unfinished: Story = {
  args: { defaultValue: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /month/));
    await userEvent.keyboard('12');
    await userEvent.click(document.body);
    await expect(await within(canvasElement).findByText('Enter a complete date.')).toBeVisible();
    await expect(part(canvasElement, /day/)).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AYearOfTwoDigits: Story = {
  args: { defaultValue: null, min: '2026-12-01' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(part(canvasElement, /month/));
    await userEvent.keyboard('020127');
    await expect(canvas.queryByText(/or later/)).toBeNull();
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Enter a four-digit year.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const APartTakenAwayComesBack: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /day/));
    await userEvent.keyboard('{Backspace}');
    await expect(part(canvasElement, /day/)).toHaveTextContent('dd');
    await userEvent.click(document.body);
    await expect(part(canvasElement, /day/)).toHaveTextContent('1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OutOfRange: Story = {
  args: { min: '2026-12-01', max: '2027-01-31', description: 'December or January.' },
  play: async ({ canvasElement }) => {
    await expect(part(canvasElement, /day/)).toHaveAttribute('aria-invalid', 'true');
    await expect(within(canvasElement).getByText(/1\/31\/2027 or earlier/)).toBeVisible();
  },
};

export const WithError: Story = { args: { errorMessage: 'The position is closed by then.' } };

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form errors={errors} onSubmit={() => setErrors({ start: 'The office is closed on that day.' })}>
      <DateField label="Can start on" name="start" defaultValue="2026-12-25" />
      <TextField label="Notes" name="notes" />
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
    await expect(new FormData(form).get('start')).toBe('2026-12-25');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('The office is closed on that day.');
    await expect(part(canvasElement, /month/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}28');
    await expect(canvas.queryByText('The office is closed on that day.')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Notes'), 'x');
    await expect(canvas.queryByText('The office is closed on that day.')).toBeNull();
    await expect(new FormData(form).get('start')).toBe('2026-12-28');
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true, description: 'Agreed with the candidate.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'The first day on which the candidate could start work after the notice period has ended',
    description: 'The candidate’s own word; nobody has checked it against the contract that ends before it.',
    errorMessage: 'That is before the notice period ends. Choose a day in March, or ask the candidate again.',
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'מועד תחילת עבודה', description: 'לפי המועמדת עצמה.' },
};
