import type { JobWithMatches, Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Link } from '@shortlist/design-system/Link';
import { Rating } from '@shortlist/design-system/Rating';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { metWords, VerdictCounts } from '@shortlist/design-system/Verdict';
import { ListCard } from './ListCard.tsx';
import { MATCHES_SHOWN, useMatches } from './score-queries.ts';

/** The positions that the resume is matched against, its best match first. */
export function MatchedPositions({ resume }: { readonly resume: Resume }) {
  const matches = useMatches(resume.id);
  return (
    <ListCard
      title="Matched Positions"
      loadingLabel="Loading matches"
      failure="Failed to load matches"
      loaded={matches}
    >
      {({ jobs }) =>
        jobs.length === 0 ? (
          <NoMatch resumeId={resume.id} />
        ) : (
          <>
            <Stack as="ul" gap={2}>
              {jobs.slice(0, MATCHES_SHOWN).map((job) => (
                <Position key={job.job_id} job={job} resumeId={resume.id} />
              ))}
            </Stack>
            {jobs.length > MATCHES_SHOWN && (
              <Text as="p" tone="quiet">
                Showing the top {MATCHES_SHOWN}.
              </Text>
            )}
          </>
        )
      }
    </ListCard>
  );
}

function Position({ job, resumeId }: { readonly job: JobWithMatches; readonly resumeId: string }) {
  const match = job.matched_resumes[0];
  if (!match) return null;
  return (
    <Inline as="li" gap={3} justify="between" isOneLine>
      <Stack as="span" gap={0}>
        <Text
          as={Link}
          variant="quiet"
          tone="strong"
          wrap="anywhere"
          href={`/jobs/${job.job_id}/resumes/${resumeId}/match`}
        >
          {job.job_title}
        </Text>
        <Text as={Inline} tone="quiet" gap={3} rowGap={0.5}>
          {metWords(match.verdicts)} <VerdictCounts counts={match.verdicts} />
        </Text>
      </Stack>
      <Rating
        value={match.match_score}
        potential={match.potential_score}
        band={match.band}
        confidence={match.confidence}
        label={`Match for ${job.job_title}`}
      />
    </Inline>
  );
}

function NoMatch({ resumeId }: { readonly resumeId: string }) {
  return (
    <Stack gap={3} align="start">
      <Text as="p" tone="quiet">
        No matches yet
      </Text>
      <ButtonLink size="small" href={`/new-dashboard?tab=analyze&mode=matching&resumes=${resumeId}`}>
        Match to a Position
      </ButtonLink>
    </Stack>
  );
}
