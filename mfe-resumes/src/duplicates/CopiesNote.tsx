import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { Copy } from 'lucide-react';
import styles from './CopiesNote.module.css';
import { copiesHref } from './copies.ts';

/** Points out that the very same file is in the list more than once, and leads to all of them. */
export function CopiesNote({ resume }: { readonly resume: Resume }) {
  const href = copiesHref(resume);
  if (href === null) return null;
  return (
    <Link variant="quiet" href={href} className={styles.note}>
      <Copy aria-hidden size={13} />
      Same file as {resume.copies === 1 ? 'one other' : `${resume.copies} others`}
    </Link>
  );
}
