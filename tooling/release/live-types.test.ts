import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderPlace } from '@shortlist/shell/server';
import { expect, onTestFinished, test } from 'vitest';
import { aRemoteRelease, releasesFolder } from '../../shell/server/testing/released.ts';
import { WORKSPACE } from '../build/packages.ts';
import { runProgram } from '../processes/run-program.ts';
import { liveTypes } from './live-types.ts';

const props = (type: object | string) => ({ members: { onClose: { type, isOptional: false } } });

/** mfe-jobs with a widget that takes this prop, and a slot. */
const jobs = (type: object | string, version: string) =>
  aRemoteRelease({
    version,
    contracts: { 'mfe_jobs/List': { onClose: 'required' }, 'mfe_ai/Other': {} },
    slots: { 'mfe_jobs/Position': {} },
    types: { 'mfe_jobs/List': props(type), 'mfe_ai/Other': 'object', 'mfe_jobs/Position': props('string') },
  });

const FUNCTION = { parameters: ['string'], returns: 'void' };

test('[TM-02] the types of what is live, or of its canary, reach a repository without the sources', async () => {
  const releases = releasesFolder(jobs(FUNCTION, '1.0.0-a'));
  releases.tryOn(10, jobs('number', '1.1.0-b'));
  const place = folderPlace(releases.folder);

  const live = await liveTypes(place, { packages: [], isCanary: false });

  expect(live.split('\n').slice(3)).toEqual([
    '// mfe-jobs 1.0.0-a',
    "declare module '@shortlist/platform' {",
    '  interface WidgetContracts {',
    "    'mfe_jobs/List': { readonly onClose: (p1: string) => void; };",
    '  }',
    '  interface SlotContracts {',
    "    'mfe_jobs/Position': { readonly onClose: string; };",
    '  }',
    '}',
  ]);
  const tried = await liveTypes(place, { packages: ['mfe-jobs'], isCanary: true });
  expect(tried).toContain("'mfe_jobs/List': { readonly onClose: number; };");
  await expect(liveTypes(place, { packages: ['mfe-ai'], isCanary: false })).rejects.toThrow(
    'mfe-ai is not live',
  );
});

const SHOWN = `
import { RemoteWidget } from '@shortlist/platform';
export const right = <RemoteWidget id="mfe_jobs/List" onClose={(id: string) => void id} />;
export const wrong = <RemoteWidget id="mfe_jobs/List" onClose={7} />;
`;

test('[TM-02] what was fetched is what the compiler holds a page to', { timeout: 300_000 }, async () => {
  const place = folderPlace(releasesFolder(jobs(FUNCTION, '1.0.0-a')).folder);
  mkdirSync(join(WORKSPACE, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(WORKSPACE, 'test-results/live-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'live.d.ts'), await liveTypes(place, { packages: [], isCanary: false }));
  writeFileSync(join(folder, 'shown.tsx'), SHOWN);
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const include = ['shown.tsx', 'live.d.ts', '../../tooling/tsconfig/css-modules.d.ts'];
  const settings = { extends: '../../tooling/tsconfig/browser.json', compilerOptions, include };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));

  const { output } = await runProgram('tsc', ['-p', folder, '--pretty', 'false']);

  const problems = output.split('\n').filter((line) => line.includes('shown.tsx('));
  expect(problems).toEqual([
    expect.stringMatching(/shown\.tsx\(4,.*Type 'number' is not assignable to type '\(p1: string\) => void'/),
  ]);
});
