import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../../shell/server/testing/released.ts';
import { aContext } from '../testing/a-context.ts';
import { itExportsWhatItsContractPromises as rule } from './it-exports-what-its-contract-promises.ts';

const nothing = { js: [], css: [], shared: [] };
const routes = { './routes': nothing };

test('widgets that are exposed and promised are good; those of others are not its own', () => {
  const release = aRemoteRelease({
    exposes: { ...routes, './JobList': nothing },
    contracts: { 'mfe_jobs/JobList': {}, 'mfe_ai/MatchHistory': {} },
  });

  expect(rule.check(aContext(release))).toEqual([]);
});

test('a promised widget that is not exposed is refused', () => {
  const release = aRemoteRelease({ exposes: routes, contracts: { 'mfe_jobs/JobList': {} } });

  expect(rule.check(aContext(release))).toEqual([
    {
      what: 'src/contract.ts promises mfe_jobs/JobList, and remote.config.ts does not expose it.',
      fix: "Expose './JobList' in remote.config.ts, or take it out of the contract.",
    },
  ]);
});

test('an exposed widget whose props nobody knows is refused', () => {
  const release = aRemoteRelease({ exposes: { ...routes, './Board': nothing } });

  expect(rule.check(aContext(release))).toEqual([
    {
      what: "remote.config.ts exposes './Board', and src/contract.ts does not say its props.",
      fix: "Add 'mfe_jobs/Board' to WidgetContracts in src/contract.ts.",
    },
  ]);
});
