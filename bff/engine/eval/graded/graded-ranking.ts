import { mean } from '../ranking.ts';

/** A candidate of a position: the grade that is true, and what a scorer says. */
export interface GradedScore {
  readonly grade: number;
  readonly score: number;
}

/** How well the candidates of one position are ordered by their grades. */
export interface GradedRanking {
  /** Kendall's tau-b, −1 to 1: ties of grades and of scores are taken into account. */
  readonly tau: number;
  /** Normalised discounted cumulative gain of the first ten; a grade gains 2^grade − 1. */
  readonly ndcg10: number;
  /** The share of pairs of different grades whose better one has the higher score; a tie counts half. */
  readonly pairs: number;
}

/** Measures one position. */
export function gradedRankingOf(candidates: readonly GradedScore[]): GradedRanking {
  return { tau: tauB(candidates), ndcg10: ndcg(candidates), pairs: mean(outcomesOf(candidates)) };
}

/** Of each pair of neighbouring grades that occur, the share of pairs that are in the right order. */
export function neighborsInOrder(positions: readonly (readonly GradedScore[])[]): Map<string, number> {
  const grades = [...new Set(positions.flat().map(({ grade }) => grade))].sort((a, b) => b - a);
  return new Map(
    grades.slice(1).map((lower, at) => {
      const upper = grades[at] ?? lower;
      const outcomes = positions.flatMap((own) =>
        outcomesOf(own.filter(({ grade }) => grade === upper || grade === lower)),
      );
      return [`${upper} before ${lower}`, mean(outcomes)];
    }),
  );
}

/** By grade, the mean score and how far the means of positions stray from it (standard deviation). */
export function scoresByGrade(
  positions: readonly (readonly GradedScore[])[],
): { grade: number; mean: number; deviation: number }[] {
  const grades = [...new Set(positions.flat().map(({ grade }) => grade))].sort((a, b) => b - a);
  return grades.map((grade) => {
    const means = positions
      .map((own) => own.filter((one) => one.grade === grade))
      .filter((own) => own.length > 0)
      .map((own) => mean(own.map(({ score }) => score)));
    const middle = mean(means);
    return { grade, mean: middle, deviation: Math.sqrt(mean(means.map((value) => (value - middle) ** 2))) };
  });
}

/** Each pair of different grades: 1 where the better one has the higher score, half for a tie. */
function outcomesOf(candidates: readonly GradedScore[]): number[] {
  return candidates.flatMap((one) =>
    candidates
      .filter(({ grade }) => grade < one.grade)
      .map(({ score }) => (one.score > score ? 1 : one.score === score ? 0.5 : 0)),
  );
}

function tauB(candidates: readonly GradedScore[]): number {
  let agreement = 0;
  let [ofGrade, ofScore] = [0, 0];
  candidates.forEach((one, at) => {
    for (const other of candidates.slice(at + 1)) {
      const [grade, score] = [Math.sign(one.grade - other.grade), Math.sign(one.score - other.score)];
      agreement += grade * score;
      ofGrade += Math.abs(grade);
      ofScore += Math.abs(score);
    }
  });
  return ofGrade === 0 || ofScore === 0 ? 0 : agreement / Math.sqrt(ofGrade * ofScore);
}

function ndcg(candidates: readonly GradedScore[]): number {
  const best = gain(candidates.toSorted((a, b) => b.grade - a.grade));
  return best === 0 ? 1 : gain(candidates.toSorted((a, b) => b.score - a.score)) / best;
}

const gain = (ordered: readonly GradedScore[]): number =>
  ordered.slice(0, 10).reduce((sum, { grade }, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
