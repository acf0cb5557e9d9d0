import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Card, CardBody } from '../Card/Card.tsx';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { Page, Section } from './Page.tsx';
import styles from './words.module.css';

const meta = { title: 'Foundations/Getting started' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STYLES = `import '@shortlist/design-system/fonts.css';
import '@shortlist/design-system/base.css';
import '@shortlist/design-system/tokens.css';`;

const COMPONENT = `import { Button } from '@shortlist/design-system/Button';

<Button variant="primary" isPending={isSaving} pendingLabel="Saving..." onPress={save}>
  Save
</Button>`;

const CSS = `@layer app {
  .note {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line-edge);
    border-radius: var(--radius-card);
    background: var(--paper-card);
    color: var(--ink-body);
    font: var(--type-body);
  }
}`;

const COMMANDS = `npm run storybook                        # this, on http://localhost:6006
npm run stories -- --filter button       # plays, checks and compares some stories
npm run stories -- --filter button --update   # accepts how they look now
node tooling/visual-tests/css-variables.ts # variables that nothing sets or reads`;

const forDesigners: [string, string][] = [
  [
    'Read Principles.',
    'Four materials, paper, ink, marker, pencil, and none does another’s work. That is the whole look.',
  ],
  [
    'Look for what exists.',
    'Every component has a page with its do and don’t, its keys and each of its states. The field at the top left finds it by name.',
  ],
  [
    'Turn it around.',
    'The bar over a story switches to dark, to right to left and to 390 px. Every component is drawn and checked in all of them.',
  ],
  [
    'See it on screens.',
    'Below the components stands every screen of the product in its states: full, loading, empty, failed, with long words.',
  ],
  [
    'Name a value by its token.',
    'Say paper-well or space-4, not a color or a number. When no token fits, ask for one: a value of its own is a decision about all screens.',
  ],
];

/** Where to begin: for those who draw, and for those who build. */
export const GettingStarted: Story = {
  name: 'Getting started',
  render: () => (
    <Page
      title="Begin here"
      lead="One look and one behavior for a product that ships in six parts. What stands in this Storybook is what runs: the same files, no copy of them."
    >
      <Section title="For designers">
        <ol className={styles.steps}>
          {forDesigners.map(([title, words]) => (
            <li key={title}>
              <div>
                <span className={styles.point}>{title}</span>
                {words}
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="For developers"
        lead="Load the styles once, first, in the shell. Then import one subpath a component, so that a page loads what it shows."
      >
        <CodeBlock label="Once, in the shell" language="TypeScript" code={STYLES} />
        <CodeBlock label="A component" language="TSX" code={COMPONENT} />
        <Card>
          <CardBody>
            <Inline gap={3}>
              <Button variant="primary">Save</Button>
              <Button variant="primary" isPending pendingLabel="Saving...">
                Save
              </Button>
            </Inline>
          </CardBody>
        </Card>
        <CodeBlock label="Styles of your own, from tokens alone" language="CSS" code={CSS} />
        <CodeBlock label="Commands, in the top folder" language="Shell" code={COMMANDS} />
      </Section>
      <Section title="What holds everywhere">
        <ul className={styles.points}>
          <li>
            <span className={styles.point}>Props are named as in React Aria.</span>
            <code className={styles.code}>onPress</code>, <code className={styles.code}>isDisabled</code>,{' '}
            <code className={styles.code}>onChange(value)</code>,{' '}
            <code className={styles.code}>errorMessage</code>.
          </li>
          <li>
            <span className={styles.point}>Variants say a meaning.</span>
            <code className={styles.code}>tone="caution"</code>, never a color.
          </li>
          <li>
            <span className={styles.point}>Your class wins.</span>
            All of ours lies in <code className={styles.code}>@layer ds</code>; what you pass as{' '}
            <code className={styles.code}>className</code> lies in a later layer.
          </li>
          <li>
            <span className={styles.point}>A component without a state fails the gate.</span>
            Default, long text, dark, narrow and right to left, with do, don’t and keys.
          </li>
        </ul>
      </Section>
    </Page>
  ),
};
export const Narrow: Story = {
  ...GettingStarted,
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
};
