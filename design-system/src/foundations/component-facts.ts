import type { Guidance } from '../story-layout/guidance.ts';

/** What the stories of a component say about it. */
export interface ComponentFacts {
  /** "Fields/Select" */
  title: string;
  keyboard: Guidance['keyboard'];
  /** How many states it is drawn and checked in. */
  states: number;
}

interface StoryModule {
  default: { title: string; parameters?: { guidance?: Guidance } };
}

// Every component of the design system, loaded only where this is asked for.
const stories = import.meta.webpackContext('..', {
  recursive: true,
  regExp: /^\.\/[A-Z]\w+\/\w+\.stories\.tsx$/u,
  mode: 'lazy',
});

/** Reads all components' stories, in the order of their titles. */
export async function readComponents(): Promise<ComponentFacts[]> {
  const modules = await Promise.all(stories.keys().map((file) => stories(file)));
  return modules
    .map((loaded) => {
      const { default: meta, ...states } = loaded as StoryModule;
      return {
        title: meta.title,
        keyboard: meta.parameters?.guidance?.keyboard ?? [],
        states: Object.keys(states).filter((name) => /^[A-Z]/u.test(name)).length,
      };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
