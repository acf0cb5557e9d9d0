import { isBounded } from '@shortlist/platform/compat';
import type { Rule } from '../rule.ts';

export const itsSharedRangesAreBounded: Rule = {
  name: 'its shared ranges are bounded',
  why: 'A range without an upper end accepts a major version that nobody has seen with this remote: it would start, and break somewhere inside.',
  isForRemotesOnly: true,
  check: ({ candidate: { release } }) => {
    if (release.kind !== 'remote') return [];
    return Object.entries(release.shared)
      .filter(([, { range }]) => !isBounded(range))
      .map(([name, { range }]) => ({
        what: `It accepts ${name} in any version: ${range}.`,
        fix: `Give the range an upper end, like ^1.2.3 or ~1.2.3, where tooling/preset/shared-modules.ts makes it.`,
      }));
  },
};
