import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Marker } from '../Marker/Marker.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Paper } from './Paper.tsx';

const guidance: Guidance = {
  dos: [
    'Show the words of a candidate on it: it sets the serif.',
    'Use isOriginal for a file as it was sent: it stays a light sheet at night.',
  ],
  donts: [
    'Do not put controls on it: they stand beside the sheet.',
    'Do not use it for words of ours: those are a Card.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Evidence/Paper',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Paper,
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 520 }}>
        <Story />
      </Stack>
    ),
  ],
  args: {
    children: (
      <>
        <p>
          Led the move of <Marker>14 shipment services</Marker> from a single Rails app to Go, with no
          customer-facing downtime.
        </p>
        <p>Cut p99 latency of the rate quote API from 1.9 s to 240 ms.</p>
      </>
    ),
  },
} satisfies Meta<typeof Paper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Original: Story = { args: { isOriginal: true } };

export const LongText: Story = {
  args: {
    children: (
      <>
        <p>ines.maria.okafor-van-der-berg-und-zu-hohenlohe-waldenburg-schillingsfuerst@mailhaven.example</p>
        {['Tidewater Freight', 'Kestrel Pay', 'Calder Robotics'].map((place) => (
          <p key={place}>
            {place}: led the move of fourteen shipment services from a single Rails app to Go, cut the p99
            latency of the rate quote API from 1.9 s to 240 ms, and kept the on-call rota of six engineers.
          </p>
        ))}
      </>
    ),
  },
};

/** The second is the original, which stays light. */
const both: Story = {
  render: (args) => (
    <>
      <Paper {...args} />
      <Paper {...args} isOriginal />
    </>
  ),
};

export const Dark: Story = { ...both, globals: { theme: 'dark' } };

export const Narrow: Story = { ...both, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...both, globals: { direction: 'rtl' } };
