/**
 * Whether the tests go as deep as they can, as `npm run test:all` has them do with `DEPTH=all`: more made-up requests, more
 * kills, every order instead of a sample. Without it they do as much of the same as people wait for.
 */
export const isThorough = process.env['DEPTH'] === 'all';

/**
 * The tag of tests that only `npm run test:all` runs: `test('...', { tags: 'thorough' }, ...)`, or of a whole file
 * `// @module-tag thorough: why` at its top.
 */
export const thorough = {
  name: 'thorough',
  description: 'Runs with DEPTH=all alone: a test that is always run holds the same promise, or one like it.',
  skip: !isThorough,
};

/** Of a row of the same kind so many, evenly spread from the first one on, or all where the tests go as deep as they can. */
export function sampleOf<Kind>(row: readonly Kind[], count = 1): readonly Kind[] {
  const step = isThorough ? 1 : Math.ceil(row.length / count);
  return row.filter((_, at) => at % step === 0);
}
