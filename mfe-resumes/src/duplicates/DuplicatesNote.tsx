import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { Users } from 'lucide-react';
import styles from './CopiesNote.module.css';

/** Points out that a resume may be of a person who is in the list already, unless its file alone says so. */
export function DuplicatesNote({ resume }: { readonly resume: Resume }) {
  const { possible_duplicates: count, copies } = resume;
  if (count <= copies) return null;
  return (
    <Link variant="quiet" href="/resumes/duplicates" className={styles.note}>
      <Users aria-hidden size={13} />
      {count === 1 ? '1 possible duplicate' : `${count} possible duplicates`}
    </Link>
  );
}
