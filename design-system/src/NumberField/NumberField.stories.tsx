import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { NumberField } from './NumberField.tsx';

const guidance: Guidance = {
  dos: [
    'Give formatOptions for money, percent and units: the field reads and writes them in the language of the reader.',
    'Say the range in the description before somebody runs into it.',
    'Choose a step that people really use.',
  ],
  donts: [
    'Do not use it for digits that are no amount: a postal code, a card number, a phone number.',
    'Do not use it for one of three numbers: that is a RadioGroup.',
  ],
  keyboard: [
    ['ArrowUp', 'One step more.'],
    ['ArrowDown', 'One step less.'],
    ['Home', 'The smallest, where there is one.'],
    ['End', 'The largest, where there is one.'],
    ['Enter', 'Takes what was typed, then submits the form.'],
  ],
};

const meta = {
  title: 'Fields/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  parameters: { guidance },
  args: {
    label: 'Trial Days',
    description: '0 for a plan without a trial.',
    defaultValue: 14,
    minValue: 0,
    maxValue: 365,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 280 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <>
      <NumberField
        label="Price"
        defaultValue={1188}
        minValue={0}
        formatOptions={{ style: 'currency', currency: 'USD' }}
      />
      <NumberField label="Threshold" defaultValue={0.6} step={0.05} formatOptions={{ style: 'percent' }} />
      <NumberField
        label="Notice period"
        defaultValue={6}
        formatOptions={{ style: 'unit', unit: 'week', unitDisplay: 'long' }}
      />
    </>
  ),
};

export const Steps: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Trial Days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
    const input = canvas.getByRole('textbox', { name: 'Trial Days' });
    await userEvent.type(input, '{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('365');
    await expect(canvas.getByRole('button', { name: 'Increase Trial Days' })).toBeDisabled();
  },
};

export const Emptied: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(within(canvasElement).getByRole('textbox', { name: 'Trial Days' }));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const TheWheelLeavesIt: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Trial Days' });
    await userEvent.click(input);
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
    await expect(input).toHaveValue('14');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OutOfRange: Story = {
  args: { step: 5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Trial Days' });
    await userEvent.clear(input);
    await userEvent.type(input, '12');
    await userEvent.tab();
    await expect(await canvas.findByText('Use steps of 5: 10 or 15.')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '500');
    await userEvent.tab();
    await expect(await canvas.findByText('Between 0 and 365.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(500);
    await expect(input).toBeInvalid();
  },
};

export const Snaps: Story = {
  args: { commitBehavior: 'snap' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Trial Days' });
    await userEvent.clear(input);
    await userEvent.type(input, '500');
    await userEvent.tab();
    await expect(input).toHaveValue('365');
  },
};

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refuse = (data: FormData) => {
    const days = data.get('trial_days');
    if (days === '14') setErrors({ trial_days: `A plan of this price has no trial of ${days} days.` });
  };
  return (
    <Form errors={errors} onSubmit={(event) => refuse(new FormData(event.currentTarget))}>
      <NumberField label="Trial Days" name="trial_days" defaultValue={14} isRequired />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  );
}

export const WithError: Story = {
  render: Refused,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('A plan of this price has no trial of 14 days.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Trial Days' })).toHaveFocus();
  },
};

export const AnErrorGoesWithAStep: Story = {
  ...WithError,
  play: async (context) => {
    await WithError.play?.(context);
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(context.canvasElement).queryByText(/has no trial/)).toBeNull();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Days from the day of the first interview to the day on which the offer has to be answered',
    description:
      'Counted in days of the calendar, not in working days; public holidays of the country of the position are not left out.',
    defaultValue: 123_456_789,
    maxValue: 999_999_999,
    formatOptions: { style: 'unit', unit: 'day', unitDisplay: 'long' },
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: {
    label: 'מחיר לחודש',
    description: 'לפני מע״מ.',
    formatOptions: { style: 'currency', currency: 'ILS' },
  },
  globals: { direction: 'rtl' },
};
