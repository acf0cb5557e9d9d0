import { CircleHelp, ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Popover, PopoverPanel } from './Popover.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for a few controls or a short explanation that belong to the thing beside it.',
    'Give it a title that says what it is about: a screen reader reads it first.',
    'Let changes count at once; what needs Save and Cancel is a Dialog.',
  ],
  donts: [
    'Do not put a list of actions into it: that is a Menu.',
    'Do not use it for one sentence without a control: a description in sight is better.',
    'Do not open one popover from another.',
  ],
  keyboard: [
    ['Enter, Space', 'On the trigger: opens, and the focus moves in'],
    ['Tab, Shift + Tab', 'The next and the previous control; the focus stays inside'],
    ['Escape', 'Closes, and the focus returns to the trigger'],
  ],
};

const apply = fn();

const meta = {
  title: 'Overlays/Popover',
  tags: ['autodocs'],
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 340 } } },
  component: Popover,
  subcomponents: { PopoverPanel },
  args: {
    title: 'Shown columns',
    trigger: <Button icon={<ListFilter aria-hidden />}>Columns</Button>,
    children: (
      <>
        <Checkbox defaultSelected>Resume score</Checkbox>
        <Checkbox defaultSelected>Match Score</Checkbox>
        <Checkbox>Upload date</Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return screen.findByRole('dialog');
}

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog).toHaveAccessibleName('Shown columns');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

export const WithArrow: Story = {
  args: {
    hasArrow: true,
    placement: 'bottom',
    title: 'How the match is counted',
    trigger: <IconButton label="How the match is counted" icon={<CircleHelp aria-hidden />} />,
    children: (
      <>
        <p>A requirement that must be met counts 3, one that would be nice counts 1.</p>
        <Link href="/guide/scores">The whole formula</Link>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Placements: Story = {
  args: { hasArrow: true, placement: 'end', isTitleHidden: true },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog).toHaveAccessibleName('Shown columns');
    await expect(within(dialog).queryByRole('heading')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosedFromInside: Story = {
  args: {
    children: (close) => (
      <>
        <Checkbox defaultSelected>Resume score</Checkbox>
        <Button
          onPress={() => {
            apply();
            close();
          }}
        >
          Show all
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show all' }));
    await expect(apply).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'Which columns stand in the table of resumes of every position of your company',
    children: (
      <>
        <p>
          {'What you choose here is kept for you alone, on every computer on which you sign in. '.repeat(4)}
        </p>
        <Checkbox defaultSelected>
          Match score against the position whose title is shown above the table, in percent
        </Checkbox>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'עמודות בטבלה',
    trigger: <Button icon={<ListFilter aria-hidden />}>עמודות</Button>,
    children: (
      <>
        <Checkbox defaultSelected>ציון התאמה</Checkbox>
        <Checkbox>תאריך העלאה</Checkbox>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

function OnAButtonOfItsOwn() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        Columns
      </button>
      <PopoverPanel triggerRef={button} title="Shown columns" isOpen={isOpen} onOpenChange={setOpen}>
        <Checkbox defaultSelected>Resume score</Checkbox>
      </PopoverPanel>
    </>
  );
}

/** The panel alone, on a button that was on the page before its code. */
export const PanelAlone: Story = {
  render: () => <OnAButtonOfItsOwn />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};
