import type { AnalysisResult } from '../analysed.ts';
import type { Reading } from '../profile/reading.ts';
import { choose, type ResumeFinding } from './findings.ts';
import { findIndicators } from './indicators.ts';
import { findMissing } from './missing.ts';
import { findRedFlags } from './red-flags.ts';
import { scoreResume } from './scores.ts';
import { findStrengths, provenLines } from './strengths.ts';
import { findSuggestions } from './suggestions.ts';
import { summariseResume } from './summary.ts';
import { findWeaknesses } from './weaknesses.ts';

/** Analyses a resume on its own: scores, findings with quotes, questions, and what is missing. */
export function analyseResume(reading: Reading): Omit<AnalysisResult, 'engine'> {
  const proven = provenLines(reading);
  const strengths = choose('strength', findStrengths(reading, proven));
  const shown = new Set(strengths.flatMap((finding) => finding.quotes.map((quote) => quote.start)));
  const indicators = findIndicators(reading).filter((found) =>
    found.quotes.every((quote) => !shown.has(quote.start)),
  );
  const points = [
    ...strengths,
    ...choose('weakness', findWeaknesses(reading, proven)),
    ...choose('positive_indicator', indicators),
    ...choose('red_flag', findRedFlags(reading)),
  ];
  const findings = [...points, ...findSuggestions(reading, points)];
  const missing = findMissing(reading);
  const scores = scoreResume(reading, proven);
  return {
    score_overall: scores.overall,
    score_format: scores.format,
    score_skills: scores.skills,
    score_experience: scores.experience,
    strengths: titlesOf(findings, 'strength'),
    weaknesses: titlesOf(findings, 'weakness'),
    suggestions: titlesOf(findings, 'suggestion'),
    positive_indicators: titlesOf(findings, 'positive_indicator'),
    red_flags: titlesOf(findings, 'red_flag'),
    summary: summariseResume(reading, findings, missing),
    findings,
    missing,
    formula: scores.formula,
    notices: reading.notices,
  };
}

function titlesOf(findings: readonly ResumeFinding[], kind: ResumeFinding['kind']): string[] {
  return findings.filter((finding) => finding.kind === kind).map((finding) => finding.title);
}
