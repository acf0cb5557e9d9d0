import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { SelectionBar } from './SelectionBar.tsx';

const guidance: Guidance = {
  dos: [
    'Put it last on the page: it stays in sight while the list scrolls.',
    'Say what is chosen, and after a try that can’t go on what is missing.',
  ],
  donts: [
    'Don’t disable its buttons: a press says why it can’t go on yet.',
    'Don’t put filters of the list into it.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Actions/SelectionBar',
  tags: ['autodocs'],
  component: SelectionBar,
  parameters: { guidance, layout: 'fullscreen' },
  args: {
    status: '3 resumes selected',
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Match Resumes</Button>
      </>
    ),
  },
  render: (args) => (
    <Page>
      <p>The list.</p>
      <SelectionBar {...args} />
    </Page>
  ),
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  args: { status: '0 resumes selected', refusal: 'Select at least one resume.' },
};

export const LongText: Story = {
  args: {
    status: '1,204 resumes selected for Senior Backend Engineer for Freight, Customs and Settlement',
    refusal: 'At most 1,000 resumes can be matched at once. Deselect 204 of them, or match them in two runs.',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
