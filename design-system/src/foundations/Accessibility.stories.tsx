import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import styles from './accessibility.module.css';
import { ComponentTable } from './ComponentTable.tsx';
import { Choices, Page, Section } from './Page.tsx';

const meta = { title: 'Foundations/Accessibility' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Promised {
  title: string;
  words: string;
  /** How we know. */
  test: string;
}

const promises: Promised[] = [
  {
    title: 'Keyboard',
    words: 'Whatever a pointer can do, keys can do, in the order in which it is read. No key traps anyone.',
    test: 'Play functions press the keys of each component in Chromium; a journey through the product uses no pointer at all.',
  },
  {
    title: 'Focus',
    words:
      'One ring, 2 px with a gap of 2 px, on everything that takes the focus. A dialog takes the focus in, keeps it, and gives it back.',
    test: 'Stories of overlays check where the focus is before and after; the ring has a contrast of 3 on every surface.',
  },
  {
    title: 'Contrast',
    words:
      'Text 4.5 and drawings 3 on every surface, in light and in dark. Color never says anything alone: a verdict has a shape, a score a number and a word.',
    test: 'A test computes every pair from tokens.css; axe looks at every story in both themes.',
  },
  {
    title: 'Targets',
    words: 'Controls are 28 px high or more for a pointer, and 44 px for a finger.',
    test: 'The sizes are tokens, which a coarse pointer changes for all components at once.',
  },
  {
    title: 'Motion',
    words:
      'Under 200 ms, and none where less motion is asked for. Nothing blinks, nothing moves by itself for long.',
    test: 'The durations are tokens that become 0 ms; base.css ends every animation.',
  },
  {
    title: 'Forced colors',
    words:
      'With colors of the reader’s own, focus, selection, toggles and bars keep an edge or a system color.',
    test: 'base.css draws them for all; components with a drawing of their own say theirs, and were looked at in Chromium.',
  },
  {
    title: 'Drag and drop',
    words:
      'A card can be carried by mouse, by touch and by keys, and every card has a “Move to...” menu. Each step is announced.',
    test: 'Stories of Board and DropZones are played with mouse, keys and real touch events.',
  },
  {
    title: 'Zoom and text size',
    words:
      'At 400 % a page is one column and scrolls one way. Type is in rem and follows the reader’s own size.',
    test: 'Every component has a story at 390 px; a test opens every page at 390 px and fails when it scrolls sideways.',
  },
  {
    title: 'Screen readers',
    words:
      'Native elements first, React Aria where they do not reach. Every field has a label, every chart a text and a table, every wait and result is announced.',
    test: 'Tests and play functions find everything by role and name, as a screen reader does; axe checks both.',
  },
  {
    title: 'Direction and language',
    words:
      'Everything turns around from right to left: logical properties, mirrored arrows, keys that follow.',
    test: 'Every component has a story from right to left, which a rule demands.',
  },
];

function Promises() {
  return (
    <ul className={styles.promises}>
      {promises.map(({ title, words, test }) => (
        <li key={title} className={styles.promise}>
          <h3 className={styles.title}>{title}</h3>
          <p>{words}</p>
          <p className={styles.test}>{test}</p>
        </li>
      ))}
    </ul>
  );
}

/** What is promised to everyone, how it is tested, and the keys of each component. */
export const Accessibility: Story = {
  render: () => (
    <Page
      title="Accessibility"
      lead="WCAG 2.2, level AA, by construction: a screen made of these components starts there, and the rules below keep it there."
    >
      <Section title="Promised, and how it is tested">
        <Promises />
      </Section>
      <Section title="What a screen still has to do">
        <Choices
          choices={[
            {
              preferred: 'One h1, and headings in order: PageHeader is the h1, CardHeader an h2.',
              not: 'A heading chosen for its size.',
            },
            {
              preferred: 'After a deletion, move the focus to the next row or to the heading.',
              not: 'Let the focus fall back to the top of the page.',
            },
            {
              preferred: 'Say a failure where it happened, and keep what was typed.',
              not: 'A toast for an error that the reader has to fix.',
            },
          ]}
        />
      </Section>
      <Section
        title="Each component"
        lead="Its keys, as its documentation says them, and the number of states in which it is played, checked by axe and compared."
      >
        <ComponentTable />
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    // Roles are looked for in a page of six thousand pixels.
    const table = await within(canvasElement).findByRole('table', {}, { timeout: 20_000 });
    await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(40));
  },
};
export const Narrow: Story = { ...Accessibility, globals: { viewport: { value: 'narrow' } } };
