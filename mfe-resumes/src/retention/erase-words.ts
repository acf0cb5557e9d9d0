import type { CandidateHoldings } from '@shortlist/api-contract';

const WORDS: Readonly<Record<Exclude<keyof CandidateHoldings, 'log_entries'>, [one: string, many: string]>> =
  {
    resumes: ['1 resume, with its file and text', 'resumes, with their files and text'],
    analyses: ['1 analysis', 'analyses'],
    matches: ['1 match with its quotes', 'matches with their quotes'],
    outcomes: ['1 recorded outcome', 'recorded outcomes'],
    overrides: ['1 assessment', 'assessments'],
    settled_verdicts: ['1 verdict that you settled', 'verdicts that you settled'],
  };

/** What goes with a person, one phrase a kind; what there is none of is left out. */
export function holdingWords(holdings: CandidateHoldings): string[] {
  return Object.entries(WORDS).flatMap(([kind, [one, many]]) => {
    const count = holdings[kind as keyof typeof WORDS];
    if (count === 0) return [];
    return [count === 1 ? one : `${count} ${many}`];
  });
}
