import { ArrowRight } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { Card, CardBody, CardHeader } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  tags: ['autodocs'],
  component: Card,
  decorators: [
    (Story) => (
      <Stack width={420}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const seeAll = (
  <Link href="/resumes" variant="quiet">
    See All
    <ArrowRight aria-hidden />
  </Link>
);

export const Default: Story = {
  args: {
    children: (
      <>
        <CardHeader title="Applicant Overview" note="top 5 by match" action={seeAll} />
        <CardBody>Nine resumes arrived since yesterday.</CardBody>
      </>
    ),
  },
};

export const Selected: Story = { args: { isSelected: true, children: <CardBody>Your plan</CardBody> } };

export const Unknown: Story = {
  args: {
    isUnknown: true,
    children: (
      <>
        <CardHeader title="Kubernetes in operation" headingLevel={3} />
        <CardBody>No sentence speaks of it. Ask the candidate.</CardBody>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <CardHeader
        title="Applicants for Senior Backend Engineer, Freight and Customs"
        note="everyone who has been matched since the position was published on 6 November"
        action={seeAll}
      />
    ),
  },
};
