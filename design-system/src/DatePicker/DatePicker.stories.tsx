import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Form, FormActions } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { DatePicker } from './DatePicker.tsx';

const guidance: Guidance = {
  dos: [
    'Use it where the day of the week or the days around matter: a due date, an interview.',
    'Give `min` and `max` where days make no sense: those days are then grayed out.',
    'Store what it gives: YYYY-MM-DD, a day without a time and without a time zone.',
  ],
  donts: [
    'Do not use it for a day far away that people know by heart: a DateField is quicker.',
    'Do not explain the format: it follows the reader, and so does the first day of the week.',
  ],
  keyboard: [
    ['0 to 9', 'Types into the part that has the focus, and moves on when it is full'],
    ['Arrow Up, Arrow Down', 'One more, one less; in the month a week before, a week after'],
    ['Arrow Left, Arrow Right', 'The part beside; in the month the day before, the day after'],
    ['Alt + Arrow Down', 'Opens the month'],
    ['Page Up, Page Down', 'In the month: the month before, the month after; with Shift a year'],
    ['Home, End', 'In the month: its first and its last day'],
    ['Enter, Space', 'Chooses the day and closes'],
    ['Escape', 'Closes and leaves the day as it was'],
  ],
};

const meta = {
  title: 'Fields/DatePicker',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 480 } } },
  component: DatePicker,
  args: { label: 'Due Date', defaultValue: '2026-12-18', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 320 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
  return within(await screen.findByRole('dialog'));
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = { args: { description: 'Nobody is matched after it.' } };

export const Empty: Story = { args: { defaultValue: null } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const month = await open(canvasElement);
    await expect(month.getByRole('button', { name: /December 18, 2026 selected/ })).toHaveFocus();
  },
};

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const month = await open(canvasElement);
    await userEvent.click(month.getByRole('button', { name: 'Next month' }));
    await userEvent.click(month.getByRole('button', { name: /January 15, 2027/ }));
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledWith('2027-01-15');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const day = within(canvasElement).getByRole('spinbutton', { name: /day/ });
    await userEvent.click(day);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-24');
    await waitFor(() => expect(canvasElement).toContainElement(document.activeElement as HTMLElement));
  },
};

export const Today: Story = {
  play: async ({ canvasElement, args }) => {
    const month = await open(canvasElement);
    await userEvent.click(month.getByRole('button', { name: 'Today' }));
    await isClosed();
    // Swedish writes a day as YYYY-MM-DD, in the reader's own time zone.
    await expect(args.onChange).toHaveBeenCalledWith(new Date().toLocaleDateString('sv-SE'));
  },
};

export const Cleared: Story = {
  play: async ({ canvasElement, args }) => {
    const month = await open(canvasElement);
    await userEvent.click(month.getByRole('button', { name: 'Clear' }));
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(within(canvasElement).getByRole('spinbutton', { name: /day/ })).toHaveTextContent('dd');
  },
};

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

export const WithLimits: Story = {
  args: {
    label: 'Interview',
    min: '2026-12-08',
    max: '2026-12-23',
    isDateUnavailable: isWeekend,
    description: 'On a working day before the holidays.',
  },
  play: async ({ canvasElement, args }) => {
    const month = await open(canvasElement);
    await expect(month.getByRole('button', { name: 'Today' })).toBeDisabled();
    await userEvent.click(month.getByRole('button', { name: /December 24/ }));
    await userEvent.click(month.getByRole('button', { name: /December 19/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Unavailable: Story = {
  args: { label: 'Interview', defaultValue: '2026-12-19', isDateUnavailable: isWeekend },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Selected date unavailable.')).toBeVisible();
  },
};

export const WithError: Story = { args: { errorMessage: 'Choose a day after today.' } };

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form errors={errors} onSubmit={() => setErrors({ dueDate: 'The due date has passed.' })}>
      <DatePicker label="Due Date" name="dueDate" defaultValue="2026-11-02" />
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
    await canvas.findByText('The due date has passed.');
    const month = await open(canvasElement);
    await userEvent.click(month.getByRole('button', { name: /November 27/ }));
    await isClosed();
    await expect(canvas.queryByText('The due date has passed.')).toBeNull();
    await expect(new FormData(form).getAll('dueDate')).toEqual(['2026-11-27']);
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'The last day on which resumes that arrive are still matched against this position',
    description: 'Resumes that arrive later are kept, and can be matched when the day is moved.',
    errorMessage: 'That is a day before the position was opened. Choose a later one, or leave it empty.',
  },
};

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'תאריך יעד', description: 'אחריו אין התאמות חדשות.' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};
