import { type Resume, resumes, summarizeNotices } from '@shortlist/api-contract';
import { HiddenTextNotice } from '@shortlist/design-system/HiddenTextNotice';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';

/** What was noticed about the file, with the words themselves; nothing where nothing was. */
export function FileNotices({ resume }: { readonly resume: Resume }) {
  const document = useQuery({
    ...queryOf(resumes.document, { params: { id: resume.id } }),
    enabled: resume.notice_count > 0,
  });
  if (resume.notice_count === 0) return null;
  const { summary, passages } = summarizeNotices(document.data?.notices ?? []);
  return (
    <HiddenTextNotice title="Check this file" hiddenWord="found:" passages={passages}>
      {summary}
    </HiddenTextNotice>
  );
}
