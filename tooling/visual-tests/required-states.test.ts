import { expect, test } from 'vitest';
import type { StoryFacts } from './preview-facts.ts';
import { findMissingStates, type ShownStory } from './required-states.ts';
import type { StoryTarget } from './subjects.ts';

const chip: StoryTarget = { kind: 'component', name: 'Chip', storyFile: 'ds/Chip.stories.tsx' };
const jobs: StoryTarget = { kind: 'screen', name: 'JobsPage', storyFile: 'mfe/JobsPage.stories.tsx' };

const guidance = {
  dos: ['Use it for a state.', 'Keep it to one word.'],
  donts: ['Do not press it.', 'Do not nest it.'],
  keyboard: [['Enter', 'Opens it.']],
};

function story(subject: StoryTarget, exportName: string, facts: Partial<StoryFacts> = {}): ShownStory {
  const empty = { width: null, viewport: '', theme: '', direction: '', guidance: null };
  return { file: subject.storyFile, exportName, tags: ['autodocs'], facts: { ...empty, ...facts } };
}

/** The stories of a component that shows everything. */
function complete(): ShownStory[] {
  return [
    story(chip, 'Default', { guidance }),
    story(chip, 'LongText'),
    story(chip, 'Narrow', { viewport: 'narrow' }),
    story(chip, 'RightToLeft', { direction: 'rtl' }),
  ];
}

const sentences = (...given: Parameters<typeof findMissingStates>) =>
  findMissingStates(...given).map(({ sentence }) => sentence);

test('a component with every state, guidance and a docs page lacks nothing', () => {
  expect(sentences([chip], complete(), {})).toEqual([]);
});

test('a component or a screen without stories is named, with the file to add', () => {
  expect(sentences([chip, jobs], [], {})).toEqual([
    'Chip: no story shows it. Add ds/Chip.stories.tsx.',
    'JobsPage: no story shows it. Add mfe/JobsPage.stories.tsx.',
  ]);
});

test('each state that is missing is named', () => {
  const shown = complete().filter(({ exportName }) => exportName !== 'LongText');

  expect(sentences([chip], shown, {})).toEqual([
    'Chip: no story is exported as LongText. Add it to ds/Chip.stories.tsx.',
  ]);
});

test('a screen must show what loads, what is empty and what failed', () => {
  const shown = [story(jobs, 'Full'), story(jobs, 'LongText')];

  const found = sentences([jobs], shown, {}).join(' ');

  for (const state of ['Loading', 'Empty', 'Failed', 'Narrow']) expect(found).toContain(`as ${state}.`);
  expect(found).not.toContain('LongText');
});

test('a story that is called dark, narrow or right to left must be it', () => {
  const plain = complete().map((shown) => ({ ...shown, facts: { ...shown.facts, direction: '' } }));
  const shown = [...plain, story(chip, 'Dark')];

  expect(sentences([chip], shown, {})).toEqual([
    'Chip: its story RightToLeft must set the global direction to rtl.',
    'Chip: its story Dark must set the global theme to dark.',
  ]);
});

test('guidance needs two sentences of each kind, and a component its docs page', () => {
  const [first, ...others] = complete();
  const thin = story(chip, 'Default', { guidance: { ...guidance, donts: ['Do not press it.'] } });

  expect(first).toBeDefined();
  expect(sentences([chip], [{ ...thin, tags: [] }, ...others], {})).toEqual([
    expect.stringContaining('autodocs'),
    expect.stringMatching(/^Chip: parameters\.guidance needs .*: donts, /u),
  ]);
});

test('an exception takes a state out', () => {
  const shown = complete().filter(({ exportName }) => exportName !== 'LongText');

  expect(sentences([chip], shown, { Chip: { LongText: 'It has no text.' } })).toEqual([]);
  expect(sentences([jobs], [], { JobsPage: { stories: 'It is no screen.' } })).toEqual([]);
});

test('an exception that is no longer needed, or is for nobody, is a fault itself', () => {
  const exceptions = { Chip: { LongText: 'It has no text.' }, Gone: { stories: 'It is no screen.' } };

  expect(sentences([chip], complete(), exceptions)).toEqual([
    expect.stringMatching(/^Chip: take its line out of .* it has what LongText asks for\.$/u),
    expect.stringMatching(/^Gone: take its line out of .* there is no such component or screen\.$/u),
  ]);
});
