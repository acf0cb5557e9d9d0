import { stripVTControlCharacters } from 'node:util';
import type { Baselines } from './baselines.ts';
import { type Fault, type Look, THEMES } from './check-story.ts';
import type { Shortfall } from './required-states.ts';
import type { StoryGateResult } from './story-gate.ts';
import type { Story } from './story-index.ts';

/** Counts what was seen, and writes it as one line a fault. */
export class Tally {
  readonly #baselines: Baselines;
  readonly #update: boolean;
  readonly #failures: string[] = [];
  readonly #unaccepted = new Set<string>();
  #stories = 0;
  #failed = 0;

  constructor(baselines: Baselines, update: boolean) {
    this.#baselines = baselines;
    this.#update = update;
  }

  /** What is accepted was seen in a fresh document. */
  get wantsFreshLooks(): boolean {
    return this.#update;
  }

  /** Whether a look should be taken again: a fault, or a picture that is not the accepted one. */
  async hasDoubts(story: Story, look: Look): Promise<boolean> {
    if (this.#update) return false;
    return look.faults.length > 0 || (await this.#judgePictures(story, look)).length > 0;
  }

  /** One story that was looked at. */
  async take(story: Story, look: Look): Promise<void> {
    const faults = [...look.faults, ...(await this.#judgePictures(story, look))];
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

  async #judgePictures(story: Story, look: Look): Promise<Fault[]> {
    const faults: Fault[] = [];
    for (const theme of THEMES) {
      const name = `${story.id}.${theme}`;
      if (this.#update) await this.#baselines.accept(name, look.pictures[theme]);
      const verdict = await this.#baselines.judge(name, look.pictures[theme]);
      if (verdict.kind === 'new') this.#unaccepted.add(name);
      if (verdict.kind !== 'changed') continue;
      const size = verdict.pixels === null ? '' : `, ${verdict.pixels} pixels`;
      const remedy = `see ${verdict.seen}; accept it with npm run stories -- --update --filter ${story.id}`;
      faults.push({ story, theme, what: `it looks different from the accepted picture${size}`, remedy });
    }
    return faults;
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

function lineOf({ story, theme, what, remedy }: Fault): string {
  const sentence = stripVTControlCharacters(what).replace(/\s+/gu, ' ').slice(0, 400);
  return `${story.id} (${theme}): ${sentence}. To do: ${remedy}.`;
}
