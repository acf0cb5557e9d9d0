import type { AnalyzedDocument, Analyzer } from '../analyzer.ts';
import { baselinesFor, type Scorer } from './baselines.ts';
import { calibrationOf, describeCalibration } from './calibration.ts';
import type { EvalData } from './data.ts';
import {
  type GradedScore,
  gradedRankingOf,
  neighborsInOrder,
  scoresByGrade,
} from './graded/graded-ranking.ts';
import { type Estimate, estimate, rankingOf, type Scored } from './ranking.ts';

/** A candidate with what was judged and what a scorer says. */
type Candidate = Scored & GradedScore;

/** How the engine ranks judged candidates, beside what people use instead: a line each. */
export async function describeRanking(analyzer: Analyzer, data: EvalData): Promise<string[]> {
  const scorers = { [`engine ${analyzer.name}`]: engineScorer(analyzer), ...baselinesFor(data) };
  const isGraded = new Set(data.judged.map(({ grade }) => grade)).size > 2;
  const lines = ['  ranking, means over positions with 95 % bootstrap intervals'];
  const graded = ['  ranking by grade'];
  let calibration: string[] = [];
  for (const [name, scorer] of Object.entries(scorers)) {
    const scored = await scoreAll(data, scorer);
    lines.push(describeRelevance(name, scored));
    graded.push(...describeGrades(name, scored));
    if (calibration.length === 0) calibration = describeCalibration(calibrationOf(scored.flat()));
  }
  const title = '  calibration of the engine over all positions';
  return [...lines, ...(isGraded ? graded : []), title, ...calibration];
}

function describeRelevance(name: string, scored: readonly (readonly Candidate[])[]): string {
  const rankings = scored.map(rankingOf);
  const auc = inWords(estimate(rankings.map((ranking) => ranking.auc)));
  const ndcg = inWords(estimate(rankings.map(({ ndcg10 }) => ndcg10)));
  const precision = inWords(estimate(rankings.map(({ precision5 }) => precision5)));
  return `    ${name.padEnd(18)} AUC ${auc}  nDCG@10 ${ndcg}  P@5 ${precision}`;
}

function describeGrades(name: string, scored: readonly (readonly Candidate[])[]): string[] {
  const rankings = scored.map(gradedRankingOf);
  const tau = inWords(estimate(rankings.map((ranking) => ranking.tau)));
  const ndcg = inWords(estimate(rankings.map(({ ndcg10 }) => ndcg10)));
  const pairs = inWords(estimate(rankings.map((ranking) => ranking.pairs)));
  const neighbors = [...neighborsInOrder(scored)].map(([which, share]) => `${which} ${share.toFixed(2)}`);
  const means = scoresByGrade(scored).map(
    ({ grade, mean, deviation }) => `${grade}: ${mean.toFixed(2)} ± ${deviation.toFixed(2)}`,
  );
  return [
    `    ${name.padEnd(18)} tau-b ${tau}  graded nDCG@10 ${ndcg}  pairs in order ${pairs}`,
    `    ${''.padEnd(18)} ${neighbors.join(', ')}; mean score of grade ${means.join(', ')}`,
  ];
}

const inWords = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;

function engineScorer(analyzer: Analyzer): Scorer {
  return async (job, resumes) => {
    const scores: number[] = [];
    for (const resume of resumes) scores.push((await analyzer.match(resume, job)).match_score);
    return scores;
  };
}

/** By position, its candidates with what a scorer says of them. */
async function scoreAll(data: EvalData, scorer: Scorer): Promise<Candidate[][]> {
  const scored: Candidate[][] = [];
  for (const [jobId, rows] of Map.groupBy(data.judged, ({ job }) => job)) {
    const job = data.jobs.get(jobId);
    if (job === undefined) throw new Error(`${jobId} is judged but not among the positions.`);
    const scores = await scorer(
      job,
      rows.map(({ resume }) => documentOf(data, resume)),
    );
    scored.push(
      rows.map(({ isRelevant, grade }, index) => ({ isRelevant, grade, score: scores[index] ?? 0 })),
    );
  }
  return scored;
}

/** A resume that a judgment or a pair names. */
export function documentOf({ resumes }: Pick<EvalData, 'resumes'>, id: string): AnalyzedDocument {
  const document = resumes.get(id);
  if (document === undefined) throw new Error(`${id} is judged but not among the resumes.`);
  return document;
}
