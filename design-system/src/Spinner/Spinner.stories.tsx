import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Loading resumes' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
