import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Paper } from '../Paper/Paper.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { MarkedQuote } from './MarkedQuote.tsx';
import { Marker, MarkerTag } from './Marker.tsx';

const guidance: Guidance = {
  dos: [
    'Mark only words that stand in a resume, exactly as they stand there.',
    'Use concern for words that count against: the dotted line says it without color.',
    'Use pencil for words that may answer: a line under them until a recruiter has judged.',
    'Give a MarkerTag the number of its finding, in the margin and beside the finding.',
  ],
  donts: [
    'Do not mark headings, search hits or new things: yellow is evidence and nothing else.',
    'Do not mark whole lines: mark the two to six words that decide, as MarkedQuote does.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Evidence/Marker',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Marker,
  subcomponents: { MarkedQuote, MarkerTag },
  args: { children: 'moved 14 shipment services' },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 420 }}>
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
        Responsible for <Marker tone="pencil">the freight desk and its carriers</Marker> in two ports.
      </p>
      <p>
        <Marker tone="hidden">
          kubernetes aws azure gcp istio helm argo senior staff principal architect
        </Marker>
      </p>
    </Stack>
  ),
};

const SENTENCE =
  'Led the move of 14 shipment services from a single Rails app to Go, with no customer-facing downtime';
const deciding = { start: SENTENCE.indexOf('single'), end: SENTENCE.indexOf(', with') };

/** What decides is marked, and a line that is too narrow is cut before it and behind it. */
export const Quoted: Story = {
  render: () => (
    <Stack>
      <MarkedQuote quote={{ text: SENTENCE, start: 0, deciding }} />
      <MarkedQuote quote={{ text: SENTENCE, start: 0, deciding }} tone="concern" isOneLine />
      <MarkedQuote quote={{ text: SENTENCE, start: 0 }} />
      <MarkedQuote quote={{ text: 'Microsoft Excel', start: 0 }} />
      <MarkedQuote quote={{ text: SENTENCE, start: 0 }} tone="pencil" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')];
    await expect(marked.map(({ textContent }) => textContent)).toEqual([
      'single Rails app to Go',
      'single Rails app to Go',
      'Microsoft Excel',
      SENTENCE,
    ]);
    const [line] = canvasElement.querySelectorAll('[data-one-line]');
    await expect(line?.textContent).toBe(SENTENCE);
    const [, whole] = marked;
    await expect(whole?.scrollWidth).toBeLessThanOrEqual(whole?.clientWidth ?? 0);
    const before = line?.querySelector('span');
    await expect(before?.scrollWidth).toBeGreaterThan(before?.clientWidth ?? Number.POSITIVE_INFINITY);
  },
};

export const Tags: Story = {
  render: () => (
    <Inline gap={3}>
      <MarkerTag number={1} />
      <MarkerTag number={12} />
      <MarkerTag number={5} tone="concern" />
      <MarkerTag number={7} tone="pencil" />
      <MarkerTag number="H" tone="hidden" />
    </Inline>
  ),
};

/** The stroke is drawn with the writing: where motion is reduced it is there at once. */
export const Drawn: Story = { args: { isDrawn: true } };

export const LongText: Story = {
  render: () => (
    <p>
      <Marker>
        Led the move of fourteen shipment services from a single Rails app to Go over eleven months, wrote the
        Lebensmittelverarbeitungsingenieurinnenausbildungsverordnungsprüfung, and kept every customer online
        while both systems ran beside each other
      </Marker>
      , with no customer-facing downtime.
    </p>
  ),
};

const everything: Story = {
  render: () => (
    <Stack>
      <p>
        <MarkerTag number={1} />{' '}
        <Marker>Led the move of 14 shipment services from a single Rails app to Go</Marker>, with no
        customer-facing downtime.
      </p>
      <p>
        <MarkerTag number={2} tone="concern" />{' '}
        <Marker tone="concern">Responsible for various tasks in the payments team.</Marker>
      </p>
      <p>
        <MarkerTag number={3} tone="pencil" /> Responsible for{' '}
        <Marker tone="pencil">the freight desk and its carriers</Marker> in two ports.
      </p>
      <p>
        <MarkerTag number="H" tone="hidden" />{' '}
        <Marker tone="hidden">kubernetes aws azure gcp istio helm argo senior staff principal</Marker>
      </p>
    </Stack>
  ),
};

export const Dark: Story = { ...everything, globals: { theme: 'dark' } };

export const Narrow: Story = { ...everything, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...everything, globals: { direction: 'rtl' } };

export const InAnotherScript: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <p lang="he">
      <Marker>הובילה את המעבר של 14 שירותי משלוחים מיישום אחד ל־Go</Marker>, ללא השבתה ללקוחות.
    </p>
  ),
};
