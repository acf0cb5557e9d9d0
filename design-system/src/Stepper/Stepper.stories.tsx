import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Stepper } from './Stepper.tsx';

const guidance: Guidance = {
  dos: [
    'Name each step by what people do in it: Upload, Match, Decide.',
    'Use it from three steps to six, in an order that is always the same.',
    'Let people go back to a step that is done: give it `href` or `onPress`.',
  ],
  donts: [
    'Do not use it for views of one thing that may be opened in any order: those are Tabs.',
    'Do not use it for how far a machine is: that is a ProgressBar.',
    'Do not mark a step as done before it is.',
  ],
  keyboard: [
    ['Tab', 'The next step that can be gone back to, or the next action'],
    ['Enter', 'Goes back to the step'],
    ['Space', 'The same, on a step that is a button'],
  ],
};

const goBack = fn();
const navigate = fn();

const meta = {
  title: 'Navigation/Stepper',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Stepper,
  args: {
    label: 'Post a position',
    steps: [
      { id: 'describe', title: 'Describe', state: 'done', href: '/positions/4/describe' },
      { id: 'upload', title: 'Upload', state: 'current' },
      { id: 'match', title: 'Match', state: 'upcoming' },
      { id: 'decide', title: 'Decide', state: 'upcoming' },
    ],
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: 'Post a position' })).getAllByRole(
      'listitem',
    );
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(items[0]).toHaveTextContent(/Done/);
    await expect(items[3]).toHaveTextContent(/Not started/);
  },
};

export const WithDescriptions: Story = {
  args: {
    steps: [
      { id: 'describe', title: 'Describe', description: '9 requirements', state: 'done' },
      { id: 'upload', title: 'Upload', description: '12 of 20 resumes', state: 'current' },
      { id: 'match', title: 'Match', description: 'About 2 minutes', state: 'upcoming' },
      { id: 'decide', title: 'Decide', state: 'upcoming' },
    ],
  },
};

export const GoesBack: Story = {
  args: {
    steps: [
      { id: 'describe', title: 'Describe', state: 'done', href: '/positions/4/describe' },
      { id: 'upload', title: 'Upload', state: 'done', onPress: goBack },
      { id: 'match', title: 'Match', state: 'current', onPress: goBack },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Describe' }));
    await expect(navigate).toHaveBeenCalledWith('/positions/4/describe');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Match' })).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    steps: [
      { id: 'describe', title: 'Describe', state: 'done' },
      {
        id: 'upload',
        title: 'Upload',
        state: 'failed',
        description: '2 files are encrypted',
        onPress: goBack,
      },
      { id: 'match', title: 'Match', state: 'upcoming' },
      { id: 'decide', title: 'Decide', state: 'upcoming' },
    ],
  },
};

export const AllDone: Story = {
  args: {
    steps: [
      { id: 'describe', title: 'Describe', state: 'done' },
      { id: 'upload', title: 'Upload', state: 'done' },
      { id: 'match', title: 'Match', state: 'done' },
    ],
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    steps: [
      {
        id: 'describe',
        title: 'Create job',
        description: 'Say what you look for. Each line of the description becomes a requirement.',
        state: 'done',
        stateLabel: 'Completed',
        action: <ButtonLink href="/joblist/new">New Job</ButtonLink>,
      },
      {
        id: 'upload',
        title: 'Upload Resumes',
        description: 'PDF, DOC or DOCX, up to 10 MB each.',
        state: 'failed',
        action: <Button>Try Again</Button>,
      },
      {
        id: 'match',
        title: 'Run analysis',
        description: 'Choose a position and match your resumes against it.',
        state: 'upcoming',
      },
    ],
  },
  render: (args) => (
    <Stack style={{ maxInlineSize: 720 }}>
      <Stepper {...args} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'describe',
        title: 'Describe the position and everything that is a must',
        description: 'Taken over from last year’s position of the same title',
        state: 'done',
        href: '/positions/4/describe',
      },
      { id: 'upload', title: 'Upload the resumes of all candidates who applied', state: 'current' },
      { id: 'match', title: 'Match them against Lebensmittelverarbeitungsingenieurin', state: 'upcoming' },
    ],
  },
};

export const Short: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 360 }}>
      <Stepper {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Step 2 of 4: Upload')).toBeVisible();
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const Narrow: Story = {
  args: Failed.args ?? {},
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <Stack>
      <Stepper {...args} />
      <Stepper label="Get Started" orientation="vertical" steps={Vertical.args?.steps ?? []} />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'פרסום משרה',
    steps: [
      { id: 'describe', title: 'תיאור', state: 'done', stateLabel: 'הושלם', href: '/positions/4/describe' },
      { id: 'upload', title: 'העלאה', state: 'current', stateLabel: 'נוכחי', description: '12 מתוך 20' },
      { id: 'match', title: 'התאמה', state: 'upcoming', stateLabel: 'טרם התחיל' },
    ],
  },
};
