import { type Analysis, FINDING_KINDS, type Finding, type Quote } from '@shortlist/api-contract';
import type { Highlight } from '../evidence/segments.ts';

export type FindingKind = (typeof FINDING_KINDS)[number];

/** A finding with the number that ties it to its words in the resume; null when it quotes none. */
export interface NumberedFinding {
  readonly finding: Finding;
  readonly number: number | null;
  readonly tone: 'support' | 'concern';
}

/** The order in which the report reads, and so in which findings are numbered. */
const READING_ORDER: readonly FindingKind[] = [
  'strength',
  'weakness',
  'red_flag',
  'positive_indicator',
  'suggestion',
];

/** Numbers the findings that quote the resume from 1, in reading order, and sorts them by kind. */
export function numberFindings(findings: Analysis['findings']): Record<FindingKind, NumberedFinding[]> {
  const byKind: Record<FindingKind, NumberedFinding[]> = {
    strength: [],
    weakness: [],
    red_flag: [],
    positive_indicator: [],
    suggestion: [],
  };
  let last = 0;
  for (const kind of READING_ORDER) {
    for (const finding of findings.filter((each) => each.kind === kind)) {
      if (finding.quotes.length > 0) last += 1;
      const number = finding.quotes.length > 0 ? last : null;
      byKind[kind].push({ finding, number, tone: toneOf(kind) });
    }
  }
  return byKind;
}

function toneOf(kind: FindingKind): NumberedFinding['tone'] {
  return kind === 'weakness' || kind === 'red_flag' ? 'concern' : 'support';
}

/** Every quote of the findings, as a highlight under its finding's number. */
export function highlightsOf(byKind: Record<FindingKind, NumberedFinding[]>): (Highlight & Quote)[] {
  return FINDING_KINDS.flatMap((kind) =>
    byKind[kind].flatMap(({ finding, number, tone }) =>
      number === null ? [] : finding.quotes.map((quote) => ({ ...quote, number, tone })),
    ),
  );
}
