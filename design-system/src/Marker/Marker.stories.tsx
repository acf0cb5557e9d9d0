import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Paper } from '../Paper/Paper.tsx';
import { Inline, Stack } from '../story-layout/StoryLayout.tsx';
import { Marker, MarkerTag } from './Marker.tsx';

const meta = {
  title: 'Evidence/Marker',
  tags: ['autodocs'],
  component: Marker,
  args: { children: 'moved 14 shipment services' },
  decorators: [
    (Story) => (
      <Stack width={420}>
        <Paper>
          <Story />
        </Paper>
      </Stack>
    ),
  ],
} satisfies Meta<typeof Marker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <p>
        <Marker>Led the move of 14 shipment services from a single Rails app to Go</Marker>, with no
        customer-facing downtime.
      </p>
      <p>
        <Marker tone="concern">Responsible for various tasks in the payments team.</Marker>
      </p>
      <p>
        <Marker tone="hidden">
          kubernetes aws azure gcp istio helm argo senior staff principal architect
        </Marker>
      </p>
    </Stack>
  ),
};

export const Tags: Story = {
  render: () => (
    <Inline>
      <MarkerTag number={1} />
      <MarkerTag number={12} />
      <MarkerTag number={5} tone="concern" />
      <MarkerTag number="H" tone="hidden" />
    </Inline>
  ),
};
