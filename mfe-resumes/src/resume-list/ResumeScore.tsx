import type { Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { Inline } from '@shortlist/design-system/Stack';
import { Score } from '../score-card/Score.tsx';

/** The score of the analysis, or that there is none yet and the button that makes one. */
export function ResumeScore({ resume }: { readonly resume: Resume }) {
  if (resume.analysis) {
    return (
      <Score value={resume.analysis.score_overall} label={`Resume score for ${resume.candidate_name}`} />
    );
  }
  return (
    <Inline as="span">
      <Badge tone="pencil">Not scored yet</Badge>
      <Link href={`/resumes/${resume.id}/ai-score`} aria-label={`Analyze ${resume.candidate_name}`}>
        Analyze
      </Link>
    </Inline>
  );
}
