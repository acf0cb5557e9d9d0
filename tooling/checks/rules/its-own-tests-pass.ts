import { ownTests } from '../own-tests.ts';
import type { Rule } from '../rule.ts';

/** Types, lint, and unit tests, over the sources that were built. */
export const itsOwnTestsPass: Rule = {
  name: 'its own types, lint, and unit tests pass',
  why: 'They find in seconds what a browser finds in a minute, and what none of its cases happens to do.',
  check: ({ candidate }) => ownTests(candidate.release.package),
};
