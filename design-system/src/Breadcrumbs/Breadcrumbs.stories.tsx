import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const guidance: Guidance = {
  dos: ['End with the name of this page, without a link.', 'Name each level as the page itself is titled.'],
  donts: [
    'Do not use them for the steps of a flow: that is Stepper.',
    'Do not begin with a level that has no page.',
  ],
  keyboard: [
    ['Tab', 'Goes from link to link; the page itself takes no focus.'],
    ['Enter', 'Opens the level.'],
  ],
};

const meta = {
  title: 'Navigation/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  parameters: { guidance },
  args: {
    items: [
      { label: 'Job Positions', href: '/joblist' },
      { label: 'Senior Backend Engineer', href: '/joblist/4' },
      { label: 'Ines Okafor' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ines Okafor')).toHaveAttribute('aria-current', 'page');
  },
};

export const PageAlone: Story = { args: { items: [{ label: 'Plans' }] } };

/** Only this page is named: the way back is the back button. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongText: Story = {
  args: {
    items: [
      { label: 'Job Positions', href: '/joblist' },
      {
        label: 'Senior Backend Engineer for Freight, Customs and Cross-border Settlement',
        href: '/joblist/4',
      },
      { label: 'Maximiliane Wolkenstein-Trostburg van der Sætre' },
    ],
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 420 }}>
        <Story />
      </Stack>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { label: 'משרות', href: '/joblist' },
      { label: 'מהנדסת תוכנה בכירה', href: '/joblist/4' },
      { label: 'נועה בן־דוד' },
    ],
  },
};
