import { stripVTControlCharacters } from 'node:util';
import type { Baselines, PictureVerdict, ShownChange } from './baselines.ts';
import { type Fault, type Look, THEMES, type Theme } from './check-story.ts';
import type { Shortfall } from './required-states.ts';
import type { StoryGateResult } from './story-gate-result.ts';
import { packageOf, type Story } from './story-index.ts';

const NOTHING_COMPARED =
  'NO PICTURE WAS COMPARED: none is accepted for this platform. Look at them in Storybook, then npm run stories -- --update';

interface Judged {
  verdict: PictureVerdict;
  name: string;
  theme: Theme;
  picture: Buffer;
}

interface TallyOptions {
  /** The accepted pictures, by the package that the stories belong to. */
  baselines: ReadonlyMap<string, Baselines>;
  /** The major version of the Chromium that looks. */
  version: number;
  /** Whether pictures are accepted rather than compared. */
  update: boolean;
}

/** Counts what was seen, and writes it as one line a fault. */
export class TestCounts {
  readonly #baselines: ReadonlyMap<string, Baselines>;
  readonly #update: boolean;
  readonly #version: number;
  readonly #failures: string[] = [];
  #unaccepted = 0;
  /** Pictures that were the accepted ones in one of their looks. */
  readonly #confirmed = new Set<string>();
  /** The versions of Chromium that drew the pictures with which others were compared. */
  readonly #versions = new Set<number>();
  #stories = 0;
  #failed = 0;

  constructor({ baselines, version, update }: TallyOptions) {
    this.#baselines = baselines;
    this.#version = version;
    this.#update = update;
  }

  /** Whether pictures are accepted rather than compared. */
  get accepts(): boolean {
    return this.#update;
  }

  /** Whether this is the accepted picture to the last byte. */
  isAccepted(story: Story, theme: Theme, picture: Buffer): boolean {
    return this.#baselinesOf(story).isAccepted(nameOf(story, theme), picture);
  }

  /** Whether a look should be taken again in a fresh document: a fault, or a picture that is not the accepted one. */
  async hasDoubts(story: Story, look: Look): Promise<boolean> {
    if (look.faults.length > 0) return true;
    const judged = await this.#judge(story, look);
    return judged.some(({ verdict }) => verdict === 'changed' || (this.#update && verdict === 'new'));
  }

  /** One story that was looked at; to accept pictures is to take those that are not the accepted ones, of stories without a fault. */
  async take(story: Story, look: Look): Promise<void> {
    const baselines = this.#baselinesOf(story);
    const faults = [...look.faults];
    for (const { verdict, name, theme, picture } of await this.#judge(story, look)) {
      if (verdict === 'same') continue;
      if (verdict === 'new' && !this.#update) this.#unaccepted += 1;
      else if (!this.#update) faults.push(faultOf(story, theme, await baselines.show(name, picture)));
      else if (look.faults.length === 0) await baselines.accept(name, picture);
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

  /** In CI nothing passes that was not compared. */
  result(isStrict: boolean): StoryGateResult {
    if (isStrict && !this.#update && this.#versions.size === 0) this.fault([NOTHING_COMPARED]);
    return {
      passed: this.#stories - Math.min(this.#stories, this.#failed),
      failed: this.#failed,
      failures: this.#failures.toSorted(),
      looks: this.#looks(),
    };
  }

  #baselinesOf(story: Story): Baselines {
    const found = this.#baselines.get(packageOf(story));
    if (!found) throw new Error(`The accepted pictures of ${packageOf(story)} were not read.`);
    return found;
  }

  #judge(story: Story, look: Look): Promise<Judged[]> {
    const baselines = this.#baselinesOf(story);
    const seen = THEMES.flatMap((theme) => {
      const picture = look.pictures[theme];
      return picture ? [{ theme, picture }] : [];
    });
    return Promise.all(
      seen.map(async ({ theme, picture }) => {
        const name = nameOf(story, theme);
        const version = baselines.versionOf(name);
        if (version !== null) this.#versions.add(version);
        const verdict: PictureVerdict = this.#confirmed.has(name)
          ? 'same'
          : await baselines.judge(name, picture);
        if (verdict === 'same') this.#confirmed.add(name);
        return { verdict, name, theme, picture };
      }),
    );
  }

  /** Which comparison was made. */
  #looks(): string {
    if (this.#update) return 'the pictures are accepted';
    if (this.#versions.size === 0) return NOTHING_COMPARED;
    const versions = [...this.#versions].toSorted((one, other) => one - other).join(' and ');
    const isSame = [...this.#versions].every((version) => version === this.#version);
    const how = isSame ? '' : ` within the tolerance across versions, by Chromium ${this.#version}`;
    const added = this.#unaccepted === 0 ? '' : `; ${this.#unaccepted} new ones have none to compare with`;
    return `compared with pictures of Chromium ${versions}${how}${added}`;
  }
}

function nameOf(story: Story, theme: Theme): string {
  return `${story.id}.${theme}`;
}

function faultOf(story: Story, theme: Theme, { pixels, seen }: ShownChange): Fault {
  const size = pixels === null ? '' : `, ${pixels} pixels`;
  const remedy = `see ${seen}; accept it with npm run stories -- --update --filter ${story.id}`;
  return { story, theme, what: `it looks different from the accepted picture${size}`, remedy };
}

function lineOf({ story, theme, what, remedy }: Fault): string {
  const sentence = stripVTControlCharacters(what).replace(/\s+/gu, ' ').slice(0, 400);
  return `${story.id} (${theme}): ${sentence}. To do: ${remedy}.`;
}
