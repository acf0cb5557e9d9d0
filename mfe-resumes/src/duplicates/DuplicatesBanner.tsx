import type { Resume } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Link } from '@shortlist/design-system/Link';

/** Says that a resume is an earlier version, or that other resumes may be of the same person. */
export function DuplicatesBanner({ resume }: { readonly resume: Resume }) {
  const { merged_into: mainId, possible_duplicates: count } = resume;
  if (mainId !== null) {
    return (
      <Banner
        tone="info"
        title="This is an earlier version. A newer resume for this person is in your lists."
        action={
          <Link variant="quiet" href={`/resumes/${mainId}`}>
            View current version
          </Link>
        }
      />
    );
  }
  if (count === 0) return null;
  return (
    <Banner
      tone="caution"
      title={`${count === 1 ? 'Another resume' : `${count} other resumes`} may belong to the same person.`}
      action={
        <Link variant="quiet" href="/resumes/duplicates">
          Compare
        </Link>
      }
    />
  );
}
