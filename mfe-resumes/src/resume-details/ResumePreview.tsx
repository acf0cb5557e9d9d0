import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { useSearchParams } from '@shortlist/platform/router';
import { Download, SquareArrowOutUpRight } from 'lucide-react';
import { OriginalFile } from './OriginalFile.tsx';
import { canFrame, type PreviewView, previewViewOf } from './preview-view.ts';
import { ReadText } from './ReadText.tsx';
import styles from './ResumePreview.module.css';

const VIEWS: readonly { readonly id: PreviewView; readonly label: string }[] = [
  { id: 'original', label: 'Original' },
  { id: 'text', label: 'Text as read' },
];

/** The right side: the file as it was sent, or its text as it was read. The address keeps which. */
export function ResumePreview({ resume }: { readonly resume: Resume }) {
  const [params, setParams] = useSearchParams();
  const view = previewViewOf(params, resume);

  function change(next: PreviewView) {
    setParams({ view: next }, { replace: true, preventScrollReset: true });
  }

  return (
    <aside className={styles.pane} aria-label="Resume Preview">
      <h2 className={styles.heading}>Resume Preview</h2>
      <div className={styles.bar}>
        <SegmentedControl label="Show the resume as" items={VIEWS} value={view} onChange={change} />
        <span className={styles.links}>
          {canFrame(resume) && (
            <Link
              variant="quiet"
              className={styles.link}
              href={`/api/resumes/${resume.id}/preview`}
              target="_blank"
              rel="noopener"
            >
              <SquareArrowOutUpRight aria-hidden /> Open
            </Link>
          )}
          <Link variant="quiet" className={styles.link} href={resume.file_url} download={resume.file_name}>
            <Download aria-hidden /> Download
          </Link>
        </span>
      </div>
      {view === 'original' ? <OriginalFile resume={resume} /> : <ReadText id={resume.id} />}
    </aside>
  );
}
