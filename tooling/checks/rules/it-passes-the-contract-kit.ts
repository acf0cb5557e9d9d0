import { findBrowser, missingBrowser } from '../../bootstrap/browser.mjs';
import type { KitFailure } from '../../contract-tests/kit-failure.ts';
import { type KitOptions, runKit } from '../../contract-tests/run-kit.ts';
import { openTestBed } from '../../contract-tests/test-bed.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** How it fails, in the shell that most visitors have and beside the remotes that they have. */
export const itPassesTheContractKit: Rule = {
  name: 'it passes the contract kit',
  why: 'A remote that fails badly takes the page of other teams with it, and what its mounts leave behind slows all of them.',
  isForRemotesOnly: true,
  async check(context) {
    const [shellFolder] = await foldersOf(context, 'shell');
    if (!shellFolder) return [];
    if (!findBrowser()) return [{ what: 'No browser is there to try it in.', fix: missingBrowser }];
    const buildFolder = await context.candidate.folder();
    const neighbors = await foldersOf(context, 'remote');
    const run: RunKit = async (how) => {
      const bed = await openTestBed({ browser: await context.browser.get() });
      const options = { buildFolder, shellFolder, neighbors, bed, scope: context.scope, ...how };
      try {
        return (await runKit(options)).failures;
      } finally {
        await bed.close();
      }
    };
    const failures = await failuresOf(run);
    return failures.map(({ case: when, what, fix }) => ({ what: `When ${when}: ${what}.`, fix }));
  },
};

type RunKit = (how?: Pick<KitOptions, 'only' | 'patience'>) => Promise<readonly KitFailure[]>;

/**
 * Three cases at a time crowd a busy machine, and a browser can end: a case that failed is tried once more by itself, and has
 * three times as long.
 */
async function failuresOf(run: RunKit): Promise<KitFailure[]> {
  const failures = await run();
  const again: KitFailure[] = [];
  for (const name of new Set(failures.map((failure) => failure.case))) {
    const alone = await run({ only: name, patience: 180_000 });
    again.push(...alone.filter((failure) => failure.case === name));
  }
  return again;
}

/** What most visitors get: a canary is seen beside the candidate when it boots. */
function foldersOf({ others }: CheckContext, kind: 'shell' | 'remote'): Promise<string[]> {
  const stable = others.filter(({ channel, release }) => channel === 'stable' && release.kind === kind);
  return Promise.all(stable.map((each) => each.folder()));
}
