import { analysisEndpoints, type Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Link } from '@shortlist/design-system/Link';
import { Rating } from '@shortlist/design-system/Rating';
import { ScoreRing } from '@shortlist/design-system/ScoreRing';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { messageOf, useEndpoint } from '@shortlist/platform';
import { ScoreFact, ScoreFacts } from '../score-card/ScoreFacts.tsx';

interface AnalysisDialogProps {
  readonly isOpen: boolean;
  readonly resume: Resume;
  readonly onClose: () => void;
}

/** The two scores of a resume, and the way to everything that stands behind them. */
export function AnalysisDialog({ isOpen, resume, onClose }: AnalysisDialogProps) {
  const analyze = useEndpoint(analysisEndpoints.analyze);
  const score = resume.analysis?.score_overall ?? analyze.data?.analysis.score_overall ?? null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={`Analysis of ${resume.candidate_name}`}
      size="small"
      hasCloseButton={false}
      footer={
        <>
          <Button onPress={onClose}>Close</Button>
          {score === null ? (
            <Button
              variant="primary"
              isPending={analyze.isPending}
              pendingLabel="Analyzing..."
              onPress={() => analyze.mutate({ params: { id: resume.id } })}
            >
              Analyze
            </Button>
          ) : (
            <ButtonLink variant="primary" href={`/resumes/${resume.id}/ai-score`}>
              View Full Analysis
            </ButtonLink>
          )}
        </>
      }
    >
      {analyze.error && <Banner tone="negative" title={messageOf(analyze.error)} />}
      <Inline gap={5}>
        {score !== null && <ScoreRing value={score} unit="hundred" label="Overall Score" />}
        <ScoreFacts>
          <ScoreFact name="Overall Score">
            {score === null ? (
              <Badge tone="pencil">Not scored yet</Badge>
            ) : (
              <Text as="strong" size="panel" tone="strong">
                {Math.round(score * 100)}/100
              </Text>
            )}
          </ScoreFact>
          <ScoreFact name="Match Percentage">
            <BestMatch resume={resume} />
          </ScoreFact>
        </ScoreFacts>
      </Inline>
    </Dialog>
  );
}

function BestMatch({ resume: { id, best_match: best } }: Pick<AnalysisDialogProps, 'resume'>) {
  if (best === null) {
    return (
      <>
        <Badge tone="pencil">Not matched yet</Badge>
        <Link variant="quiet" href={`/new-dashboard?tab=analyze&mode=matching&resumes=${id}`}>
          Match to a Position
        </Link>
      </>
    );
  }
  return (
    <>
      <Rating value={best.match_score} band={best.band} label="Best Match" />
      <Link variant="quiet" href={`/jobs/${best.job_id}/resumes/${id}/match`}>
        {best.job_title}
      </Link>
    </>
  );
}
