import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Form, FormRow } from '../Form/Form.tsx';
import { Select } from '../Select/Select.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for one question or one short form that belongs to the page behind it.',
    'Title it with the verb and the thing; put the primary button last.',
    'Give the form the focus: the first field takes it.',
  ],
  donts: [
    'Do not open a dialog from a dialog.',
    'Do not put a flow of several steps into it: that is a page.',
    'Do not close it before the answer of the server is there.',
  ],
  keyboard: [
    ['Tab, Shift Tab', 'Moves through the dialog, and stays in it.'],
    ['Escape', 'Closes it; the focus returns to where it came from.'],
  ],
};

const meta = {
  title: 'Overlays/Dialog',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 440 } } },
  component: Dialog,
  args: { isOpen: false, onOpenChange: () => undefined, title: 'Edit resume' },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const statuses = [
  { id: 'active', label: 'Active' },
  { id: 'reserve', label: 'Reserve' },
];

export const Default: Story = {
  args: {
    isOpen: true,
    children: (
      <Form>
        <FormRow>
          <TextField label="Candidate Name" defaultValue="Ines Okafor" />
          <Select label="Status" items={statuses} defaultValue="active" />
        </FormRow>
        <FormRow>
          <TextField label="Email" defaultValue="ines.okafor@" errorMessage="Write the part after the @." />
          <TextField label="Phone" defaultValue="+31 6 5550 0142" />
        </FormRow>
        <TextArea label="Notes" rows={2} defaultValue="Spoke on Tuesday. Can start in February." />
      </Form>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary" isPending pendingLabel="Saving...">
          Save
        </Button>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit resume' })).toBeVisible();
  },
};

export const GivesTheFocusBack: Story = {
  args: { children: <p>Closed by Escape, by the cross and by a press outside.</p> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Edit' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    size: 'small',
    title: 'Terms for the processing of resumes of candidates who applied from outside the European Union',
    children: Array.from({ length: 24 }, (_, line) => line + 1).map((line) => (
      <p key={`line ${line}`}>A line of text, number {line}.</p>
    )),
    footer: <Button variant="primary">I have read it</Button>,
  },
};

/** Something to read: 880 px. */
export const Large: Story = {
  args: {
    isOpen: true,
    size: 'large',
    title: 'Extracted Text',
    children: (
      <p>
        Led the move of 14 shipment services from a single Rails app to Go, with no customer-facing downtime.
      </p>
    ),
    footer: <Button variant="primary">Done</Button>,
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    isOpen: true,
    title: 'עריכת קורות החיים',
    children: (
      <Form>
        <FormRow>
          <TextField label="שם המועמדת" defaultValue="נועה בן־דוד" />
          <Select
            label="מצב"
            items={[
              { id: 'active', label: 'פעיל' },
              { id: 'reserve', label: 'מאגר' },
            ]}
            defaultValue="active"
          />
        </FormRow>
        <TextArea label="הערות" rows={2} defaultValue="שוחחנו ביום שלישי. אפשר להתחיל בפברואר." />
      </Form>
    ),
    footer: (
      <>
        <Button>ביטול</Button>
        <Button variant="primary">שמירה</Button>
      </>
    ),
  },
};
