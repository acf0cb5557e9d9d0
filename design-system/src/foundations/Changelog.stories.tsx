import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import text from '../../CHANGELOG.md';
import { readChangelog, splitCode } from './changelog.ts';
import { Page, Section } from './Page.tsx';
import styles from './words.module.css';

const meta = { title: 'Foundations/Changelog' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const versions = readChangelog(text);

function Entry({ words }: { words: string }) {
  return (
    <li>
      {splitCode(words).map((part, place) =>
        place % 2 === 1 ? (
          <code key={`${part} ${words.indexOf(part)}`} className={styles.code}>
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </li>
  );
}

/** As CHANGELOG.md says it. */
export const Changelog: Story = {
  render: () => (
    <Page
      title="Changelog"
      lead="The newest version first. A new component or prop is a minor version, a changed or removed one a major version."
    >
      {versions.map(({ name, groups }) => (
        <Section key={name} title={name}>
          {groups.map(({ title, entries }) => (
            <div key={title} className={styles.version}>
              {title ? <h3 className={styles.group}>{title}</h3> : null}
              <ul className={styles.points}>
                {entries.map((entry) => (
                  <Entry key={entry} words={entry} />
                ))}
              </ul>
            </div>
          ))}
        </Section>
      ))}
    </Page>
  ),
  play: async () => {
    await expect(versions.map(({ name }) => name)).toContain('1.0.0');
  },
};

export const Narrow: Story = { ...Changelog, globals: { viewport: { value: 'narrow' } } };
