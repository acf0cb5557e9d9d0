import type { Match, RequirementVerdict } from '@shortlist/api-contract';
import type { z } from 'zod';
import type { PreparedResume } from '../resume/prepared-resume.ts';

/** How much a score rests on, and what is missing for more. */
export type Confidence = Pick<Match, 'confidence' | 'missing'>;

/** Different words of the candidate: fewer say too little, and so many say enough. */
const FEW_WORDS = 40;
const ENOUGH_WORDS = 90;
/** Share of the points that verdicts decide: with less a score rests on little. */
const FEW_DECIDED = 0.25;
const ENOUGH_DECIDED = 0.6;

/** How sure a score can be: by what was read of the resume, and by how much of what is asked the verdicts decide. */
export function confidenceIn(
  verdicts: readonly z.infer<typeof RequirementVerdict>[],
  resume: PreparedResume,
): Confidence {
  const { words, reading } = resume;
  const { roles } = reading.profile;
  const hasWork = resume.scoredLines.some((line) => (resume.roleOfLine[line] ?? -1) >= 0);
  const missing = [
    ...(roles.length === 0 ? ['role dates'] : hasWork ? [] : ['descriptions of the roles']),
    ...(words < FEW_WORDS ? ['more detail about the work'] : []),
  ];
  const decided = decidedShare(verdicts);
  if (missing.length > 0 || decided < FEW_DECIDED) return { confidence: 'low', missing };
  return { confidence: words < ENOUGH_WORDS || decided < ENOUGH_DECIDED ? 'medium' : 'high', missing };
}

/** The share of the points that is met, partly met, or not met; 1 where nothing is asked. */
function decidedShare(verdicts: readonly z.infer<typeof RequirementVerdict>[]): number {
  const total = verdicts.reduce((sum, { of }) => sum + of, 0);
  const open = verdicts.reduce(
    (sum, { of, verdict }) => sum + (verdict === 'to_check' || verdict === 'not_mentioned' ? of : 0),
    0,
  );
  return total === 0 ? 1 : 1 - open / total;
}
