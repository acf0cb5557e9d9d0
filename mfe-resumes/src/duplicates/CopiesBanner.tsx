import type { Resume } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Link } from '@shortlist/design-system/Link';
import { copiesHref } from './copies.ts';

/** Says that the very same file is stored more than once, and leads to all of them. */
export function CopiesBanner({ resume }: { readonly resume: Resume }) {
  const href = copiesHref(resume);
  if (href === null) return null;
  const times = resume.copies === 1 ? 'twice' : `${resume.copies + 1} times`;
  return (
    <Banner
      tone="caution"
      title={`This file has been uploaded ${times}.`}
      action={
        <Link variant="quiet" href={href}>
          Show copies
        </Link>
      }
    />
  );
}
