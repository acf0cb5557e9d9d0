import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Marker } from '../Marker/Marker.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { Paper } from './Paper.tsx';

const meta = {
  title: 'Evidence/Paper',
  tags: ['autodocs'],
  component: Paper,
  decorators: [
    (Story) => (
      <Stack width={520}>
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
