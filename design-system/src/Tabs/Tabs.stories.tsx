import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  tags: ['autodocs'],
  component: Tabs,
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
