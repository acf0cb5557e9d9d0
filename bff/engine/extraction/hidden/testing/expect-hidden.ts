import type { Notice } from '@shortlist/api-contract';
import { expect } from 'vitest';
import type { AnalyzedDocument } from '../../../analyzed.ts';
import { createLocalAnalyzer } from '../../../analyzer.ts';
import { JOB } from './hidden-words.ts';

/** What the one notice of a file says: why its words are hidden, and which they are. */
interface Told {
  readonly says: string;
  readonly text: unknown;
}

/** What is read of a file, and what was noticed in it. */
type Noticed = AnalyzedDocument & { readonly notices: readonly Notice[] };

/** Of a file whose words are hidden one notice tells, and it scores as the same file without them. */
export async function expectHidden(document: Noticed, clean: Noticed, { says, text }: Told): Promise<void> {
  expect(document.notices).toMatchObject([
    { kind: 'hidden_text', text, detail: expect.stringContaining(says) },
  ]);
  const analyzer = createLocalAnalyzer();
  expect(await analyzer.match(document, JOB)).toEqual(await analyzer.match(clean, JOB));
}
