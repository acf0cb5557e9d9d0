import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import css from '../tokens/tokens.css?raw';
import { Colors } from './Colors.tsx';
import { ContrastCards, ContrastTable } from './ContrastCards.tsx';
import { contrastPairs, EXEMPT, isSurface } from './contrast-pairs.ts';
import { Measures as MeasureList } from './Measures.tsx';
import { Page, Section } from './Page.tsx';
import { type Drawing, FAMILIES, tokensOf } from './token-families.ts';
import { parseTokens } from './token-values.ts';
import styles from './tokens.module.css';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = parseTokens(css);
const isColor = (drawing: Drawing) => drawing === 'color';
const isType = (drawing: Drawing) => drawing === 'face' || drawing === 'type' || drawing === 'track';
const colors = FAMILIES.filter(({ drawing }) => isColor(drawing));
const measures = FAMILIES.filter(({ drawing }) => !isColor(drawing) && !isType(drawing));

/** None is missing: what is drawn is what tokens.css says. */
async function expectAll(canvas: HTMLElement, families: typeof FAMILIES) {
  const drawn = [...canvas.querySelectorAll<HTMLElement>('[data-token]')].map(({ dataset }) => dataset.token);
  await expect(drawn).toEqual(families.flatMap((family) => tokensOf(family, tokens).map(({ name }) => name)));
}

/** Every color in both themes, with its contrast against the card (for surfaces: against strong ink). */
export const Color: Story = {
  render: () => (
    <Page
      title="Color"
      lead="Named by meaning, never by hue. Each has a light and a dark value; the figure is its contrast: a surface against strong ink, a label against its ground, anything else against a card."
    >
      <div className={styles.columns}>
        {colors.map((family) => (
          <Colors key={family.prefix} title={family.title} tokens={tokensOf(family, tokens)} all={tokens} />
        ))}
      </div>
    </Page>
  ),
  play: ({ canvasElement }) => expectAll(canvasElement, colors),
};

/** Every text on every surface that it may stand on, in both themes; a test holds each figure to its least. */
export const Contrast: Story = {
  render: () => (
    <Page
      title="Contrast"
      lead="Any text may stand on any surface: 4.5 is the least, in light and in dark. A test computes each pair from tokens.css and fails below it."
    >
      <Section title="Text on surfaces">
        <ContrastCards tokens={tokens} />
      </Section>
      <Section
        title="Drawings, and pairs of their own"
        lead="Edges of controls, the focus ring and the lines of charts need 3 on every surface: the lowest is shown. Labels on solid grounds need 4.5."
      >
        <ContrastTable
          tokens={tokens}
          pairs={contrastPairs(tokens.map(({ name }) => name)).filter(
            ({ ground, least }) => least === 3 || !isSurface(ground),
          )}
        />
      </Section>
      <Section title="Not held to a contrast, and why">
        <dl className={styles.reasons}>
          {Object.entries(EXEMPT).map(([name, reason]) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  ),
};

/** Space, size, radius, elevation, motion, z-order, breakpoints, and what several components draw. */
export const Measures: Story = {
  render: () => (
    <Page
      title="Measures"
      lead="The values are those of this page now: a finger makes controls 44 px high, and a wish for less motion makes every duration 0 ms."
    >
      <div className={styles.columns}>
        {measures.map((family) => (
          <MeasureList key={family.prefix} family={family} tokens={tokensOf(family, tokens)} />
        ))}
      </div>
    </Page>
  ),
  play: ({ canvasElement }) => expectAll(canvasElement, measures),
};

const narrow = { globals: { viewport: { value: 'narrow' } } };
export const ContrastNarrow: Story = { ...Contrast, ...narrow };
export const MeasuresNarrow: Story = { ...Measures, ...narrow };
