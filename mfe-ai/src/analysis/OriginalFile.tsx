import { fillPath, type Resume, rawResumes } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { type ApiError, download, serverMessageOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import styles from './ResumePane.module.css';

/** The file as the candidate sent it, in a frame that may do nothing: a PDF as it is, Word as a page made from it. */
export function OriginalFile({ resume }: { readonly resume: Resume }) {
  const isPdf = resume.media_type === 'application/pdf';
  const address = fillPath(rawResumes.preview.path, { id: resume.id });
  const canShow = !isPdf || navigator.pdfViewerEnabled;
  const original = useQuery<boolean, ApiError>({
    queryKey: ['resumes', rawResumes.preview.id, resume.id],
    queryFn: ({ signal }) => canBeShown(resume.id, address, signal),
    enabled: canShow,
  });
  if (!canShow) {
    return (
      <EmptyState
        title="Your browser can't preview PDFs"
        description="Read the extracted text here or open the file."
        action={
          <ButtonLink href={address} target="_blank" rel="noopener">
            Open File
          </ButtonLink>
        }
      />
    );
  }
  if (original.error) {
    return (
      <ErrorState
        headingLevel={3}
        title="Failed to show the original file"
        description={serverMessageOf(original.error, 'You can still read the extracted text.')}
        onRetry={() => void original.refetch()}
        isRetrying={original.isFetching}
      />
    );
  }
  const title = `${resume.file_name} (original file)`;
  if (!original.data) return <output className={styles.original} aria-label="Loading original file" />;
  // The answer carries the sandbox in its policy. With a sandbox attribute too, Chromium shows no PDF at all.
  if (isPdf)
    return <iframe className={styles.original} title={title} src={`${address}#navpanes=0&view=FitH`} />;
  return <iframe className={styles.original} title={title} sandbox="" src={address} />;
}

/** Asks before it is framed: what a frame shows of a refusal, no page can change. @throws ApiError */
async function canBeShown(id: string, address: string, signal: AbortSignal): Promise<true> {
  const isThere = await fetch(address, { method: 'HEAD', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  // The reason stands in the body of the whole answer.
  if (!isThere) await download(rawResumes.preview, { params: { id }, signal });
  return true;
}
