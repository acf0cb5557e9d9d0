import type { Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { LoadError } from '@shortlist/platform';
import { useState } from 'react';
import { canFrame, isPdf } from './preview-view.ts';
import styles from './ResumePreview.module.css';
import { SheetPlaceholder } from './SheetPlaceholder.tsx';
import { useOriginal } from './use-original.ts';

/** The file as the candidate sent it, in a frame that may do nothing. */
export function OriginalFile({ resume }: { readonly resume: Resume }) {
  const { data: address, error, isRetrying, retry } = useOriginal(resume.id);
  if (!canFrame(resume)) return <NoViewer resume={resume} />;
  if (address) return <Frame resume={resume} address={address} />;
  if (!error) return <SheetPlaceholder label="Loading original file" />;
  return (
    <LoadError
      title="Failed to show the original file"
      query={{ error, isRetrying, retry }}
      headingLevel={3}
    />
  );
}

interface FrameProps {
  readonly resume: Resume;
  readonly address: string;
}

/**
 * The answer for a PDF carries the sandbox in its policy: with a sandbox attribute on the frame too, Chromium shows
 * no PDF at all. A page made from a DOC or DOCX gets both.
 */
function Frame({ resume, address }: FrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  const title = `${resume.file_name} (original file)`;
  const shared = {
    className: styles.original,
    onLoad: () => setLoaded(true),
  };
  return (
    <div className={styles.frame} data-kind={isPdf(resume) ? 'pdf' : 'page'} aria-busy={!isLoaded}>
      {!isLoaded && <SheetPlaceholder label="Loading original file" />}
      {isPdf(resume) ? (
        <iframe {...shared} title={title} src={`${address}#toolbar=0&navpanes=0&view=FitH`} />
      ) : (
        <iframe {...shared} title={title} sandbox="" src={address} />
      )}
    </div>
  );
}

function NoViewer({ resume }: { readonly resume: Resume }) {
  return (
    <EmptyState
      title="Your browser can't preview PDFs"
      description="Read the extracted text here or open the file."
      action={
        <ButtonLink href={`/api/resumes/${resume.id}/preview`} target="_blank" rel="noopener">
          Open File
        </ButtonLink>
      }
    />
  );
}
