import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../../shell/server/testing/released.ts';
import { aContext } from '../testing/a-context.ts';
import { itsSharedRangesAreBounded as rule } from './its-shared-ranges-are-bounded.ts';

const taking = (range: string) => aRemoteRelease({ shared: { react: { range, singleton: true } } });

test.each(['^19.3.1', '~2.9.2'])('the range %s is good', (range) => {
  expect(rule.check(aContext(taking(range)))).toEqual([]);
});

test.each(['*', '>=19.0.0', 'latest', ''])('the range "%s" has no end and is refused', (range) => {
  expect(rule.check(aContext(taking(range)))).toEqual([
    {
      what: `It accepts react in any version: ${range}.`,
      fix: expect.stringContaining('Give the range an upper end'),
    },
  ]);
});
