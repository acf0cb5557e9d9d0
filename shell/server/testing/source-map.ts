import { hash } from 'node:crypto';

/** The source map of `list.1.js`: its place 1:204 lies in `JobRow`, its place 1:301 in an installed package. */
export function aSourceMap(overrides: Readonly<Record<string, unknown>> = {}): Buffer {
  return Buffer.from(
    JSON.stringify({
      version: 3,
      sources: ['mfe-jobs/src/job-list/JobRow.tsx', 'node_modules/zod/index.js'],
      names: [],
      // Column 203 of the first line is line 12, column 4 of the first source; column 300 is line 20, column 2 of the second.
      mappings: '2MAWI,iGCQF',
      x_functions: [
        [
          ['JobRow', 9, 0, 30, 1],
          ['titleOf', 11, 2, 13, 3],
          ['later', 14, 2, 15, 3],
        ],
        [],
      ],
      ...overrides,
    }),
  );
}

/** As a release names it. */
export const hashOfMap = (map: Buffer): string => `sha384-${hash('sha384', map, 'base64')}`;
