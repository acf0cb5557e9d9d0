import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { printType } from '../types/type-shape.ts';
import { remoteContracts } from './contracts.ts';
import { folderOf, readDescriptor, remotePackages, WORKSPACE } from './packages.ts';

/** The type checker is a process of its own, which on a busy machine waits for its turn. */
vi.setConfig({ testTimeout: 120_000 });

/** A project of one contract, inside the checkout: packages are found from there. */
function aProject(contract: string): string {
  const folder = mkdtempSync(join(WORKSPACE, 'tooling/preset/fixtures/contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/contract.ts'), contract);
  const config = join(folder, 'tsconfig.json');
  const base = join(WORKSPACE, 'tooling/build/contracts.tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: base, include: ['src/contract.ts'] }));
  return config;
}

const contractOf = (props: string): string => `
import type { TabProps } from '@shortlist/platform';
interface Own { readonly job: { readonly id: string; readonly title?: string }; readonly onClose?: () => void; readonly tags: string[] }
declare module '@shortlist/platform' { interface WidgetContracts { 'mfe_test/Widget': ${props} } }
`;

test.each([
  ['object', {}],
  [
    'Own',
    {
      job: 'required',
      'job.id': 'required',
      'job.title': 'optional',
      onClose: 'optional',
      tags: 'required',
    },
  ],
  [
    "TabProps<'job' | 'date'>",
    { params: 'required', 'params.job': 'optional', 'params.date': 'optional', onParamsChange: 'required' },
  ],
])('the props %s are known by name, and whether they may be left out', async (props, shape) => {
  const project = aProject(contractOf(props));

  const contracts = await remoteContracts(project);

  expect(contracts.widgets.get('mfe_test/Widget')?.shape).toEqual(shape);
});

test('[TM-02] the types of values are known, of widgets and of slots', async () => {
  const project = aProject(`${contractOf('Own')}
declare module '@shortlist/platform' { interface SlotContracts { 'mfe_test/Slot': Told } }
interface Told {
  readonly status: 'open' | 'closed';
  readonly isOpen: boolean | null;
  readonly since: Date;
  readonly parent: Told;
  readonly by: Record<string, number>;
  readonly onPick: (id: string) => void;
}`);

  const { widgets, slots } = await remoteContracts(project);

  expect(printType(widgets.get('mfe_test/Widget')?.type ?? '')).toBe(
    '{ readonly job: { readonly id: string; readonly title?: string; }; readonly onClose?: () => void; readonly tags: readonly string[]; }',
  );
  expect(printType(slots.get('mfe_test/Slot')?.type ?? '')).toBe(
    '{ readonly status: "closed" | "open"; readonly isOpen: boolean | null; readonly since: Date; readonly parent: Told; readonly by: { readonly [name: string]: number; }; readonly onPick: (p1: string) => void; }',
  );
});

test('every widget that a remote exposes has a contract, and the file that says it is known', async () => {
  const contracts = await remoteContracts();

  for (const name of remotePackages()) {
    const remote = await readDescriptor(folderOf(name));
    const ids = Object.keys(remote.exposes)
      .filter((exposed) => exposed !== './routes')
      .map((exposed) => exposed.replace('.', remote.name));
    for (const id of ids)
      expect(contracts.widgets.get(id)?.file).toBe(join(folderOf(name), 'src/contract.ts'));
  }
});
