import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Logo } from './Logo.tsx';

const meta = { title: 'Foundations/Logo', tags: ['autodocs'], component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IconOnly: Story = { args: { iconOnly: true } };
