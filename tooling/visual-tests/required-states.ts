import { z } from 'zod';
import type { StoryFacts } from './preview-facts.ts';
import { EXCEPTIONS, type Exceptions } from './state-exceptions.ts';
import type { StoryTarget } from './subjects.ts';

/**
 * The states that each must show, by the name under which its stories export them. Dark is none of them: any story can be
 * looked at in both themes.
 */
const REQUIRED: Readonly<Record<StoryTarget['kind'], readonly string[]>> = {
  component: ['Default', 'LongText', 'Narrow', 'RightToLeft'],
  screen: ['Full', 'Loading', 'Empty', 'Failed', 'LongText', 'Narrow'],
};

/** What a story must set when it has one of these names, so that it shows what it says. */
const GLOBALS: Readonly<Record<string, readonly [keyof StoryFacts, string]>> = {
  Dark: ['theme', 'dark'],
  Narrow: ['viewport', 'narrow'],
  RightToLeft: ['direction', 'rtl'],
};

const Sentences = z.array(z.string().min(1)).min(2).max(4);
const Guidance = z.object({
  dos: Sentences,
  donts: Sentences,
  keyboard: z.array(z.tuple([z.string().min(1), z.string().min(1)])),
});

/** One story, as the index and the preview tell of it. */
export interface ShownStory {
  /** From the workspace, with slashes. */
  file: string;
  exportName: string;
  tags: readonly string[];
  facts: StoryFacts;
}

/** A state that is not shown as it must be, or an exception that is not needed. */
export interface Shortfall {
  /** Whose; null for an exception of nobody. */
  subject: StoryTarget | null;
  /** "Button: no story is exported as Narrow. Add it to design-system/src/Button/Button.stories.tsx." */
  sentence: string;
}

/**
 * What is missing: every component and every screen has stories, in every state that its kind must show; a story
 * named for a theme, a width or a direction sets it; a component has guidance and a docs page. Exceptions say why.
 */
export function findMissingStates(
  subjects: readonly StoryTarget[],
  stories: readonly ShownStory[],
  exceptions: Exceptions = EXCEPTIONS,
): Shortfall[] {
  const unknown = Object.keys(exceptions)
    .filter((name) => !subjects.some((subject) => subject.name === name))
    .map((name) => ({ subject: null, sentence: `${name}: ${STALE} there is no such component or screen.` }));
  const found = subjects.flatMap((subject) => {
    const own = stories.filter(({ file }) => file === subject.storyFile);
    return judge(lackingOf(subject, own), exceptions[subject.name]).map((sentence) => ({
      subject,
      sentence: `${subject.name}: ${sentence}`,
    }));
  });
  return [...found, ...unknown];
}

const STALE = 'take its line out of tooling/visual-tests/state-exceptions.ts:';

/** What a subject lacks, by the name of the requirement, each with a sentence. */
function lackingOf(subject: StoryTarget, own: readonly ShownStory[]): Map<string, string> {
  if (own.length === 0) return new Map([['stories', `no story shows it. Add ${subject.storyFile}.`]]);
  const lacking = new Map<string, string>();
  for (const state of REQUIRED[subject.kind])
    if (!own.some(({ exportName }) => exportName === state))
      lacking.set(state, `no story is exported as ${state}. Add it to ${subject.storyFile}.`);
  for (const { exportName, facts } of own) {
    const [global, value] = GLOBALS[exportName] ?? [];
    if (global && facts[global] !== value)
      lacking.set(exportName, `its story ${exportName} must set the global ${global} to ${value}.`);
  }
  if (subject.kind === 'screen') return lacking;
  if (!own.every(({ tags }) => tags.includes('autodocs')))
    lacking.set('docs', `it has no docs page. Put tags: ['autodocs'] into the meta of ${subject.storyFile}.`);
  const guidance = Guidance.safeParse(own[0]?.facts.guidance);
  if (!guidance.success)
    lacking.set(
      'guidance',
      `parameters.guidance needs dos and donts (2 to 4 sentences each) and keyboard ([keys, action] pairs): ${problemOf(guidance.error)}.`,
    );
  return lacking;
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'all of it'}, ${issue?.message ?? 'unknown'}`;
}

/** Takes away what is excepted, and says which exceptions are not needed. */
function judge(
  lacking: ReadonlyMap<string, string>,
  excepted: Readonly<Record<string, string>> = {},
): string[] {
  const faults = [...lacking].filter(([name]) => !(name in excepted)).map(([, sentence]) => sentence);
  const needless = Object.keys(excepted)
    .filter((name) => !lacking.has(name))
    .map((name) => `${STALE} it has ${name === 'stories' ? 'stories' : `what ${name} asks for`}.`);
  return [...faults, ...needless];
}
