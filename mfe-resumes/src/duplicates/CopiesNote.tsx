import type { Resume } from '@shortlist/api-contract';
import { Copy } from 'lucide-react';
import { CautionLink } from './CautionLink.tsx';
import { copiesHref } from './copies.ts';

/** Points out that the very same file is in the list more than once, and leads to all of them. */
export function CopiesNote({ resume }: { readonly resume: Resume }) {
  const href = copiesHref(resume);
  if (href === null) return null;
  return (
    <CautionLink href={href}>
      <Copy aria-hidden /> Same file as {resume.copies === 1 ? 'one other' : `${resume.copies} others`}
    </CautionLink>
  );
}
