import type { AnalysisResult } from '../analyzed.ts';
import type { Reading } from '../profile/reading.ts';
import { type Candidate, choose, type ResumeFinding } from './findings.ts';
import { findIndicators } from './indicators.ts';
import { findMissing } from './missing.ts';
import { findRedFlags } from './red-flags.ts';
import { scoreResume } from './scores.ts';
import { findStrengths, type ProvenLine, provenLines } from './strengths.ts';
import { findSuggestions } from './suggestions.ts';
import { summarizeResume } from './summary.ts';
import { findWeaknesses } from './weaknesses.ts';

/** What another engine found in a resume: its points take the place of ours, but for red flags, which stay. */
export interface JudgedPoints {
  readonly strengths: readonly Candidate[];
  readonly weaknesses: readonly Candidate[];
  readonly indicators: readonly Candidate[];
  readonly redFlags: readonly Candidate[];
  /** Questions for the candidate; without any the findings ask them. */
  readonly questions: readonly string[];
}

/** Analyses a resume on its own: scores, findings with quotes, questions, and what is missing. */
export function analyzeResume(reading: Reading, judged?: JudgedPoints): Omit<AnalysisResult, 'engine'> {
  const proven = provenLines(reading);
  const points = pointsOf(reading, proven, judged);
  const questions = (judged?.questions ?? []).map((title) => ({
    kind: 'suggestion' as const,
    title,
    detail: null,
    quotes: [],
  }));
  const findings = [...points, ...(questions.length > 0 ? questions : findSuggestions(reading, points))];
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
    summary: summarizeResume(reading, findings, missing),
    findings,
    missing,
    formula: scores.formula,
    notices: reading.notices,
  };
}

function pointsOf(
  reading: Reading,
  proven: readonly ProvenLine[],
  judged: JudgedPoints | undefined,
): ResumeFinding[] {
  const strengths = choose('strength', judged?.strengths ?? findStrengths(reading, proven));
  const shown = new Set(strengths.flatMap((finding) => finding.quotes.map((quote) => quote.start)));
  const indicators = (judged?.indicators ?? findIndicators(reading)).filter((found) =>
    found.quotes.every((quote) => !shown.has(quote.start)),
  );
  return [
    ...strengths,
    ...choose('weakness', judged?.weaknesses ?? findWeaknesses(reading, proven)),
    ...choose('positive_indicator', indicators),
    ...choose('red_flag', [...findRedFlags(reading), ...(judged?.redFlags ?? [])]),
  ];
}

function titlesOf(findings: readonly ResumeFinding[], kind: ResumeFinding['kind']): string[] {
  return findings.filter((finding) => finding.kind === kind).map((finding) => finding.title);
}
