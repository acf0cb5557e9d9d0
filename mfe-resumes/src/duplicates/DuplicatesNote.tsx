import type { Resume } from '@shortlist/api-contract';
import { Users } from 'lucide-react';
import { CautionLink } from './CautionLink.tsx';

/** Points out that a resume may be of a person who is in the list already, unless its file alone says so. */
export function DuplicatesNote({ resume }: { readonly resume: Resume }) {
  const { possible_duplicates: count, copies } = resume;
  if (count <= copies) return null;
  return (
    <CautionLink href="/resumes/duplicates">
      <Users aria-hidden /> {count === 1 ? '1 possible duplicate' : `${count} possible duplicates`}
    </CautionLink>
  );
}
