import type { Resume, TopApplicant } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Link } from '@shortlist/design-system/Link';
import { Rating } from '@shortlist/design-system/Rating';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { useDeleted } from '@shortlist/platform';
import { ListCard } from './ListCard.tsx';
import { useApplicants } from './score-queries.ts';
import { type ScoreView, scoreHref } from './score-view.ts';

interface MoreApplicantsProps {
  readonly resume: Resume;
  readonly view: ScoreView;
}

/** The best others for the position that the resume fits best; of all positions while it fits none. */
export function MoreApplicants({ resume, view }: MoreApplicantsProps) {
  const { best_match: best } = resume;
  const applicants = useApplicants(best?.job_id ?? null);
  const deleted = useDeleted();
  return (
    <ListCard
      title="More Applicants"
      note={best ? `For ${best.job_title}` : 'All positions'}
      loadingLabel="Loading more applicants"
      failure="Failed to load more applicants"
      loaded={applicants}
    >
      {(found) => {
        const others = othersOf(found.applicants, resume).filter(({ resumeId }) => !deleted.has(resumeId));
        if (others.length === 0)
          return (
            <Text as="p" tone="quiet">
              No other candidates matched yet
            </Text>
          );
        return (
          <Stack as="ul" gap={2}>
            {others.map((each) => (
              <Applicant key={each.id} applicant={each} href={scoreHref(view, each.resumeId)} />
            ))}
          </Stack>
        );
      }}
    </ListCard>
  );
}

/** Each once, with the best of their matches. */
function othersOf(applicants: readonly TopApplicant[], { id }: Resume): readonly TopApplicant[] {
  return applicants.filter(
    ({ resumeId }, at) =>
      resumeId !== id && applicants.findIndex((each) => each.resumeId === resumeId) === at,
  );
}

function Applicant({ applicant, href }: { readonly applicant: TopApplicant; readonly href: string }) {
  const { name, matchScore, band } = applicant;
  return (
    <Inline as="li" gap={3} justify="between" isOneLine>
      <Inline as="span" isOneLine>
        <Avatar name={name} />
        <Text as={Link} variant="quiet" tone="strong" wrap="anywhere" href={href}>
          {name}
        </Text>
      </Inline>
      <Rating value={matchScore / 100} band={band} label={`Match score for ${name}`} />
    </Inline>
  );
}
