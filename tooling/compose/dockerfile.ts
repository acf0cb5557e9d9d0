import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';

/** A stage of the Dockerfile, with what it has of the stage that it goes on from. */
export interface Stage {
  /** Files and folders of the checkout that it copies. */
  readonly copied: readonly string[];
  /** The workspace whose packages are installed for it. */
  readonly workspace: string | undefined;
  readonly user: string | undefined;
}

interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
}

/** The stages of the Dockerfile, by name. */
export function readStages(): ReadonlyMap<string, Stage> {
  const stages = new Map<string, Stage>();
  let current = '';
  for (const { name, words } of readInstructions()) {
    if (name === 'FROM') current = words.at(-1) ?? '';
    const before = stages.get(name === 'FROM' ? (words[0] ?? '') : current);
    stages.set(
      current,
      after(before ?? { copied: [], workspace: undefined, user: undefined }, name, {
        words,
        stages,
      }),
    );
  }
  return stages;
}

function readInstructions(): Instruction[] {
  const text = readFileSync(join(WORKSPACE, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...words] = line.split(/\s+/);
      return { name, words };
    });
}

interface Known {
  readonly words: readonly string[];
  readonly stages: ReadonlyMap<string, Stage>;
}

function after(stage: Stage, name: string, { words, stages }: Known): Stage {
  if (name === 'USER') return { ...stage, user: words[0] };
  if (name === 'RUN' && words.includes('ci')) {
    const workspace = words.find((word) => word.startsWith('--workspace='))?.split('=')[1];
    return words.includes('--omit=dev') ? { ...stage, workspace } : stage;
  }
  if (name !== 'COPY') return stage;
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  if (from === undefined) return { ...stage, copied: [...stage.copied, ...words.slice(0, -1)] };
  return { ...stage, workspace: stages.get(from)?.workspace ?? stage.workspace };
}
