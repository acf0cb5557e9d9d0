import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Guidance } from '../story-layout/guidance.ts';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const guidance: Guidance = {
  dos: [
    'Name a tab by what it holds, in one or two words.',
    'Keep the chosen tab in the address, so that a link leads to it.',
    'Put the part that most people need first.',
  ],
  donts: [
    'Don’t use tabs for steps: that is a Stepper.',
    'Don’t put pages of their own behind tabs: link them in a Sidebar.',
    'Don’t hide what must be compared in two tabs.',
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its panel.'],
    ['Right, Left', 'Choose the next and the previous tab, as they are written.'],
    ['Home, End', 'Choose the first and the last tab.'],
  ],
};

const meta = {
  title: 'Navigation/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  parameters: { guidance },
  args: {
    children: (
      <>
        <TabList label="Parts of the analysis">
          <Tab id="detail">Detailed Analysis</Tab>
          <Tab id="linkedin">Linkedin</Tab>
          <Tab id="github">Github</Tab>
          <Tab id="more" isDisabled>
            Portfolio
          </Tab>
        </TabList>
        <TabPanel id="detail">Eight findings, each with its quote.</TabPanel>
        <TabPanel id="linkedin">No profile stands in the resume.</TabPanel>
        <TabPanel id="github">github.com/ines-okafor</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'Detailed Analysis' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const second = canvas.getByRole('tab', { name: 'Linkedin' });
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No profile');
  },
};

export const Disabled: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('tab', { name: 'Portfolio' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <TabList label="Parts of the analysis">
          <Tab id="detail">Detailed analysis of every requirement of the position</Tab>
          <Tab id="history">History of all matches against positions of other companies</Tab>
          <Tab id="notes">Notes</Tab>
        </TabList>
        <TabPanel id="detail">The line of tabs scrolls sideways where it is too narrow.</TabPanel>
        <TabPanel id="history">No match yet.</TabPanel>
        <TabPanel id="notes">No note yet.</TabPanel>
      </>
    ),
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'Detailed Analysis' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const second = canvas.getByRole('tab', { name: 'Linkedin' });
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
  },
};
