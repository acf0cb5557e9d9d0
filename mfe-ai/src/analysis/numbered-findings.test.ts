import { expect, test } from 'vitest';
import { okaforAnalysis, okaforResume } from '../testing/okafor.ts';
import { highlightsOf, numberFindings } from './numbered-findings.ts';

test('[AI-01] findings with a quote are numbered through, in reading order', () => {
  const findings = numberFindings(okaforAnalysis.findings);

  expect(findings.strength.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(findings.weakness.map(({ number }) => number)).toEqual([5, 6]);
  expect(findings.red_flag.map(({ number }) => number)).toEqual([7]);
  expect(findings.positive_indicator.map(({ number }) => number)).toEqual([8]);
  expect(findings.suggestion.map(({ number }) => number)).toEqual([null, null]);
});

test('[AI-01] every quote becomes a highlight under its number, red where it counts against', () => {
  const highlights = highlightsOf(numberFindings(okaforAnalysis.findings));

  const texts = highlights.map(({ start, end }) => okaforResume.document.text.slice(start, end));
  expect(texts).toEqual(highlights.map(({ text }) => text));
  expect(highlights.filter(({ number }) => number === 7)).toHaveLength(2);
  expect(
    new Set(highlights.filter(({ number }) => number >= 5 && number <= 7).map(({ tone }) => tone)),
  ).toEqual(new Set(['concern']));
});
