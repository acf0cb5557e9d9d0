import { createHash } from 'node:crypto';
import type { Engine } from '@shortlist/api-contract';
import type { AnalyzedDocument, AnalyzedJob, Analyzer } from '@shortlist/engine';

/** One value for an engine and all that it reads: while it stays the same, a stored result does too. */
export function analysisFingerprint(
  analyzer: Analyzer,
  document: AnalyzedDocument,
  job?: AnalyzedJob,
): string {
  const parts = [analyzer.name, analyzer.version, document.asOf, document.text, job ?? null];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Where another engine stood in for the one that was asked, the result is no answer of that one: it is asked again. */
export function keptFingerprint(fingerprint: string, { note }: Pick<Engine, 'note'>): string {
  return note === null ? fingerprint : `${fingerprint} instead`;
}
