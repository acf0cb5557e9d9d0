import { stripVTControlCharacters } from 'node:util';
import type { Baselines, PictureVerdict } from './baselines.ts';
import { type Fault, type Look, THEMES, type Theme } from './check-story.ts';
import type { Shortfall } from './required-states.ts';
import type { StoryGateResult } from './story-gate.ts';
import type { Story } from './story-index.ts';

type Judged = PictureVerdict & { name: string; theme: Theme };

/** Counts what was seen, and writes it as one line a fault. */
export class Tally {
  readonly #baselines: Baselines;
  readonly #update: boolean;
  readonly #failures: string[] = [];
  readonly #unaccepted = new Set<string>();
  /** Pictures that were the accepted ones in one of their looks. */
  readonly #confirmed = new Set<string>();
  #stories = 0;
  #failed = 0;

  constructor(baselines: Baselines, update: boolean) {
    this.#baselines = baselines;
    this.#update = update;
  }

  /** Whether pictures are accepted rather than compared. */
  get accepts(): boolean {
    return this.#update;
  }

  /** Whether a look should be taken again in a fresh document: a fault, or a picture that is not the accepted one. */
  async hasDoubts(story: Story, look: Look): Promise<boolean> {
    if (look.faults.length > 0) return true;
    const verdicts = await this.#judge(story, look);
    return verdicts.some(({ kind }) => kind === 'changed' || (this.#update && kind === 'new'));
  }

  /** One story that was looked at; to accept pictures is to take those that are not the accepted ones. */
  async take(story: Story, look: Look): Promise<void> {
    const verdicts = await this.#judge(story, look);
    const faults = [...look.faults];
    for (const verdict of verdicts.filter(({ kind }) => kind !== 'same')) {
      if (this.#update) await this.#baselines.accept(verdict.name, look.pictures[verdict.theme]);
      else if (verdict.kind === 'new') this.#unaccepted.add(verdict.name);
      else faults.push(...faultOf(story, verdict));
    }
    this.#stories += 1;
    if (faults.length > 0) this.#failed += 1;
    this.#failures.push(...faults.map(lineOf));
  }

  /** States that are not shown. */
  lack(shortfalls: readonly Shortfall[]): void {
    this.fault(shortfalls.map(({ sentence }) => sentence));
  }

  /** Faults of no story, a sentence each. */
  fault(sentences: readonly string[]): void {
    this.#failures.push(...sentences);
    this.#failed += sentences.length;
  }

  result(): StoryGateResult {
    return {
      passed: this.#stories - Math.min(this.#stories, this.#failed),
      failed: this.#failed,
      failures: this.#failures.toSorted(),
      notes: this.#notes(),
    };
  }

  #judge(story: Story, look: Look): Promise<Judged[]> {
    return Promise.all(
      THEMES.map(async (theme) => {
        const name = `${story.id}.${theme}`;
        const verdict: PictureVerdict = this.#confirmed.has(name)
          ? { kind: 'same' }
          : await this.#baselines.judge(name, look.pictures[theme]);
        if (verdict.kind === 'same') this.#confirmed.add(name);
        return { ...verdict, name, theme };
      }),
    );
  }

  #notes(): string[] {
    const count = this.#unaccepted.size;
    if (count === 0) return [];
    const what = this.#baselines.isEmpty
      ? 'No pictures are accepted for this platform and version of Chromium, so looks were not compared.'
      : `${count} pictures are new and were not compared.`;
    return [`${what} Look at them in Storybook, then accept them: npm run stories -- --update`];
  }
}

function faultOf(story: Story, verdict: Judged): Fault[] {
  if (verdict.kind !== 'changed') return [];
  const size = verdict.pixels === null ? '' : `, ${verdict.pixels} pixels`;
  const remedy = `see ${verdict.seen}; accept it with npm run stories -- --update --filter ${story.id}`;
  return [
    { story, theme: verdict.theme, what: `it looks different from the accepted picture${size}`, remedy },
  ];
}

function lineOf({ story, theme, what, remedy }: Fault): string {
  const sentence = stripVTControlCharacters(what).replace(/\s+/gu, ' ').slice(0, 400);
  return `${story.id} (${theme}): ${sentence}. To do: ${remedy}.`;
}
