import { ArrowRight } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Card, CardBody, CardHeader } from './Card.tsx';

const guidance: Guidance = {
  dos: [
    'Compose it of CardHeader and CardBody; a Table stands in it without a body.',
    'Use isUnknown where nothing is known, and say in it what to do about that.',
  ],
  donts: [
    'Do not nest cards: a heading and a hairline group what is inside.',
    'Do not make the whole card a button: put a Link or a Button into it.',
    'Do not lift it with a shadow: it lies on the page.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Layout/Card',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Card,
  subcomponents: { CardHeader, CardBody },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 420 }}>
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
        <CardHeader title="Applicant Overview" note="Top 5 by match" action={seeAll} />
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
        <CardBody>Not mentioned. Ask the candidate.</CardBody>
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

/** Its end stays in sight: what is too long breaks over lines. */
export const LongWords: Story = {
  args: {
    children: (
      <>
        <CardHeader title="Lebensmittelverarbeitungsingenieurinnenausbildungsstätte" action={seeAll} />
        <CardBody>Donaudampfschifffahrtsgesellschaftskapitänsanwärterinnenvereinigungsvorsitzende</CardBody>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

const everything: Story = {
  render: () => (
    <Stack>
      <Card>
        <CardHeader title="Applicant Overview" note="Top 5 by match" action={seeAll} />
        <CardBody>Nine resumes arrived since yesterday.</CardBody>
      </Card>
      <Card isSelected>
        <CardBody>Your plan</CardBody>
      </Card>
      <Card isUnknown>
        <CardHeader title="Kubernetes in operation" headingLevel={2} />
        <CardBody>Not mentioned. Ask the candidate.</CardBody>
      </Card>
    </Stack>
  ),
};

export const Dark: Story = { ...everything, globals: { theme: 'dark' } };

export const Narrow: Story = { ...everything, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...everything, globals: { direction: 'rtl' } };
