import { type Quote, type Resume, resumes } from '@shortlist/api-contract';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { Paper } from '@shortlist/design-system/Paper';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Choice } from '../shared/evidence-document/choice.ts';
import { EvidenceDocument } from '../shared/evidence-document/EvidenceDocument.tsx';
import { EvidenceLegend } from '../shared/evidence-document/EvidenceLegend.tsx';
import type { Highlight } from '../shared/evidence-document/segments.ts';
import { failureText } from '../shared/failure-text.ts';
import styles from './ResumePane.module.css';

interface ResumePaneProps {
  readonly id: string;
  /** Null while it loads. */
  readonly resume: Resume | null;
  readonly highlights: readonly (Highlight & Quote)[];
  readonly choice: Choice | null;
  readonly onChoose: (number: number) => void;
}

const VIEWS = [
  { id: 'text', label: 'Text as read' },
  { id: 'original', label: 'Original' },
];

/** The right side: the resume as the engine read it with its evidence marked, or the file itself. */
export function ResumePane({ id, resume, highlights, choice, onChoose }: ResumePaneProps) {
  const [original, setOriginal] = useState<{ turn: number } | null>(null);
  const isPdf = resume?.media_type === 'application/pdf';
  // Choosing a finding leads back to the text, where its words are marked.
  const isOriginal = original !== null && original.turn === (choice?.turn ?? 0);
  return (
    <aside className={styles.pane} aria-label="Resume">
      <h2 className={styles.heading}>Resume</h2>
      <div className={styles.bar}>
        {isPdf && (
          <SegmentedControl
            label="Show the resume as"
            items={VIEWS}
            value={isOriginal ? 'original' : 'text'}
            onChange={(view) => setOriginal(view === 'original' ? { turn: choice?.turn ?? 0 } : null)}
          />
        )}
        {resume && (
          <Link
            className={styles.download}
            variant="quiet"
            href={resume.file_url}
            download={resume.file_name}
          >
            <Download aria-hidden /> Download
          </Link>
        )}
      </div>
      {isOriginal && resume ? (
        <OriginalFile resume={resume} />
      ) : (
        <ReadResume id={id} highlights={highlights} choice={choice} onChoose={onChoose} />
      )}
    </aside>
  );
}

/**
 * The file in the browser's own viewer. The answer of `?inline=1` carries the sandbox in its policy: with
 * a sandbox attribute on the frame, Chromium shows no PDF at all.
 */
function OriginalFile({ resume }: { readonly resume: Resume }) {
  const source = `${resume.file_url}?inline=1`;
  return <iframe className={styles.original} title={`${resume.file_name}, original`} src={source} />;
}

function ReadResume({ id, highlights, choice, onChoose }: Omit<ResumePaneProps, 'resume'>) {
  const document = useQuery(queryOf(resumes.document, { params: { id } }));
  if (document.data) {
    return (
      <>
        <EvidenceDocument
          document={document.data}
          highlights={highlights}
          choice={choice}
          onChoose={onChoose}
        />
        {highlights.length > 0 && <EvidenceLegend />}
      </>
    );
  }
  if (document.error) {
    return (
      <ErrorState
        title={failureText(document.error, 'The text of this resume could not be loaded.')}
        onRetry={() => void document.refetch()}
        isRetrying={document.isFetching}
      />
    );
  }
  return (
    <output aria-label="Loading the resume">
      <Paper className={styles.placeholder} aria-hidden="true">
        {[46, 70, 30, 88, 94, 62, 90, 76, 34, 84, 58].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={width === 46 ? 22 : 12} />
        ))}
      </Paper>
    </output>
  );
}
