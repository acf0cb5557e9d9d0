import type { Resume } from '@shortlist/api-contract';
import { EyeOff } from 'lucide-react';
import { CautionLink } from '../duplicates/CautionLink.tsx';

/** Points out that something was found in the file, and leads to it. */
export function NoticesLink({ resume }: { readonly resume: Resume }) {
  if (resume.notice_count === 0) return null;
  return (
    <CautionLink href={`/resumes/${resume.id}`}>
      <EyeOff aria-hidden />{' '}
      {resume.notice_count === 1 ? '1 item to review' : `${resume.notice_count} items to review`}
    </CautionLink>
  );
}
