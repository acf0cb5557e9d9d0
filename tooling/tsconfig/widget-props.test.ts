import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../build/packages.ts';
import { runProgram } from '../processes/run-program.ts';

const SOURCE = `
import type {} from '@shortlist/mfe-jobs/contract';
import { RemoteWidget } from '@shortlist/platform';

export const right = <RemoteWidget id="mfe_jobs/TrackingBoard" params={{ company: 'Acme' }} onParamsChange={() => {}} />;
export const stranger = <RemoteWidget id="mfe_jobs/TrackingBoard" params={{ color: 'red' }} onParamsChange={() => {}} />;
export const missing = <RemoteWidget id="mfe_jobs/TrackingBoard" params={{}} />;
export const unknown = <RemoteWidget id="mfe_jobs/Bord" params={{}} onParamsChange={() => {}} />;
`;

test('"Types are missing": the props of another remote\'s widget are checked where it is used', {
  timeout: 300_000,
}, async () => {
  const problems = await problemsOf(SOURCE);

  expect(problems).toEqual([
    expect.stringMatching(/^\S+shown\.tsx\(6,.*'color' does not exist/),
    expect.stringMatching(/^\S+shown\.tsx\(7,.*onParamsChange/),
    expect.stringMatching(/^\S+shown\.tsx\(8,.*mfe_jobs\/Bord/),
  ]);
});

/** What the compiler says of a file in a package of this checkout. */
async function problemsOf(source: string): Promise<string[]> {
  const folder = join(WORKSPACE, 'test-results', `types-${crypto.randomUUID()}`);
  const settings = {
    extends: '../../tooling/tsconfig/browser.json',
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
    include: ['shown.tsx', '../../tooling/tsconfig/css-modules.d.ts'],
  };
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(join(folder, 'shown.tsx'), source);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, files: undefined }));
    const { output } = await runProgram('tsc', ['-p', folder, '--pretty', 'false']);
    return output.split('\n').filter((line) => line.includes('shown.tsx('));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
