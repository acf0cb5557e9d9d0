import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { EyeOff } from 'lucide-react';
import styles from '../duplicates/CopiesNote.module.css';

/** Points out that something was found in the file, and leads to it. */
export function NoticesLink({ resume }: { readonly resume: Resume }) {
  if (resume.notice_count === 0) return null;
  return (
    <Link variant="quiet" href={`/resumes/${resume.id}`} className={styles.note}>
      <EyeOff aria-hidden size={13} />
      {resume.notice_count === 1 ? '1 item to review' : `${resume.notice_count} items to review`}
    </Link>
  );
}
