import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card, CardBody } from '../Card/Card.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Text } from '../Text/Text.tsx';
import { Inline, Stack } from './Stack.tsx';

const guidance: Guidance = {
  dos: [
    'Use Stack for what stands below each other, Inline for what stands beside each other.',
    'Make it the element that it is: as="ul" for a list, as="section" for a part with a heading.',
    'Give parts of a page a gap of 4, what belongs to one thing 1 or 2.',
  ],
  donts: [
    'Don’t write a style sheet for a gap alone.',
    'Don’t build a table of it: rows whose cells stand below each other are a Table.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Layout/Stack',
  tags: ['autodocs'],
  component: Stack,
  subcomponents: { Inline },
  parameters: { guidance },
  args: {
    children: (
      <>
        <Inline justify="between">
          <Text as="h2" size="panel">
            Senior Backend Engineer
          </Text>
          <Inline>
            <Button>Edit</Button>
            <Button variant="primary">Match Resumes</Button>
          </Inline>
        </Inline>
        <Inline as="ul" gap={1.5}>
          {['Go', 'PostgreSQL', 'Kubernetes', 'Kafka'].map((skill) => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </Inline>
        <Text as="p" tone="quiet">
          Three parts, 16 px apart.
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The steps of the 4 px grid that parts of a page use. */
export const Gaps: Story = {
  args: {
    children: ([0, 1, 2, 3, 4, 6, 8] as const).map((gap) => (
      <Inline key={gap} gap={gap}>
        <Badge>{gap}</Badge>
        <Badge>{gap * 4} px</Badge>
      </Inline>
    )),
  },
};

export const Lined: Story = {
  args: {
    as: 'ul',
    gap: 2,
    isLined: true,
    children: ['Ines Okafor', 'Petr Halvorsen', 'Keiko Adeyemi'].map((name) => <li key={name}>{name}</li>),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Card>
        <CardBody>
          <Inline>
            {'Arbeitnehmerüberlassungsgesellschaft für grenzüberschreitende Zahlungen und Zoll'
              .split(' ')
              .map((word) => (
                <Badge key={word}>{word}</Badge>
              ))}
          </Inline>
        </CardBody>
      </Card>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
