import type { Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { Rating } from '@shortlist/design-system/Rating';
import { ScoreRing } from '@shortlist/design-system/ScoreRing';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { ScoreFact, ScoreFacts } from './ScoreFacts.tsx';

interface ScoreCardProps {
  readonly resume: Resume;
  /** In the place of a score that there is not. */
  readonly unscored?: ReactNode;
}

/** The score of the analysis and the best match, or that there is none yet and how to get it. */
export function ScoreCard({
  resume,
  unscored = <Badge tone="pencil">Not scored yet</Badge>,
}: ScoreCardProps) {
  const { id, analysis, best_match: best } = resume;
  return (
    <Card aria-label="Scores" isUnknown={analysis === null}>
      <Inline as={CardBody} gap={5} isOneLine>
        {analysis && <ScoreRing value={analysis.score_overall} unit="hundred" label="Score" />}
        <ScoreFacts>
          <ScoreFact name="Analysis">
            {analysis ? `Analyzed ${formatDate(analysis.evaluated_at)}` : unscored}
          </ScoreFact>
          <ScoreFact name="Best Match">
            {best ? (
              <>
                <Rating value={best.match_score} band={best.band} label="Best Match" />
                <Link variant="quiet" href={`/jobs/${best.job_id}/resumes/${id}/match`}>
                  {best.job_title}
                </Link>
              </>
            ) : (
              <Text tone="quiet">No matches yet</Text>
            )}
          </ScoreFact>
        </ScoreFacts>
      </Inline>
    </Card>
  );
}
