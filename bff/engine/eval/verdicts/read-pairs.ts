import { readdirSync, readFileSync } from 'node:fs';
import { type Requirement, RequirementType } from '@shortlist/api-contract';
import { z } from 'zod';
import type { Half } from '../graded/read-fields.ts';

/**
 * What the engine should say of a pair. "to_check": at least shown. "not claimed": neither met nor partly met; so are the other
 * two of a negative, which also tell what would be best.
 */
const Expectation = z.enum([
  'met',
  'partly',
  'met or partly',
  'to_check',
  'not_met',
  'not_mentioned',
  'not claimed',
]);
export type Expectation = z.infer<typeof Expectation>;

const PairRow = z.object({
  type: RequirementType.exclude(['logistics', 'title']),
  expect: Expectation,
  /** As a posting words it; names in square brackets after it are its alternatives: `[SAP; Oracle]`, `[2 of Python; SQL]`. */
  requirement: z.string().regex(/^[^[\]]+( \[([1-9] of )?[^[\]]+\])?$/u),
  lines: z.array(z.string().min(1)).min(1),
});

/** One requirement, and what a resume says, or doesn't say, of it. */
export interface VerdictPair {
  readonly field: string;
  /** The title of the position, and of the role that bare lines belong to. */
  readonly title: string;
  readonly expect: Expectation;
  readonly requirement: Requirement;
  readonly lines: readonly string[];
}

/** Reads the pairs of one half, a file a field: see `pairs/README.md`. */
export function readPairs(half: Half): VerdictPair[] {
  const folder = new URL(`./pairs/${half}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files
    .sort()
    .flatMap((name) => pairsOf(name.replace('.txt', ''), readFileSync(new URL(name, folder), 'utf8')));
}

/**
 * The pairs of a field's text.
 *
 * @throws Error with a sentence that names the field and the line that can't be read.
 */
export function pairsOf(field: string, text: string): VerdictPair[] {
  const [first = '', ...rows] = text.split('\n');
  if (!first.startsWith('role: ')) throw new Error(`The pairs of ${field} don't begin with "role: ".`);
  const title = first.slice('role: '.length);
  return rows.flatMap((row, index) => {
    if (row === '') return [];
    const [type, expect, requirement, ...lines] = row.split(' | ');
    const read = PairRow.safeParse({ type, expect, requirement, lines });
    if (read.success) return [pairOf(field, title, read.data)];
    throw new Error(
      `The pairs of ${field}, line ${index + 2}, can't be read: ${z.prettifyError(read.error)}`,
    );
  });
}

function pairOf(field: string, title: string, row: z.infer<typeof PairRow>): VerdictPair {
  const [text = '', names = ''] = row.requirement.replace(/\]$/u, '').split(' [');
  const [, needed = '1', list = ''] = names.match(/^(?:(\d) of )?(.*)$/u) ?? [];
  const requirement = {
    id: '',
    text,
    kind: 'must',
    type: row.type,
    weight: 3,
    alternatives: list === '' ? [] : list.split('; '),
    needed: Number(needed),
    span: null,
    source: 'recruiter',
  } as const;
  return { field, title, expect: row.expect, requirement, lines: row.lines };
}
