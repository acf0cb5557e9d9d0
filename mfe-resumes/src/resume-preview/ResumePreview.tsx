import type { Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Download, SquareArrowOutUpRight } from 'lucide-react';
import { OriginalFile } from './OriginalFile.tsx';
import { canFrame, type PreviewView } from './preview-view.ts';
import { ReadText } from './ReadText.tsx';
import styles from './ResumePreview.module.css';

const VIEWS: readonly { readonly id: PreviewView; readonly label: string }[] = [
  { id: 'original', label: 'Original' },
  { id: 'text', label: 'Extracted Text' },
];

interface ResumePreviewProps {
  readonly resume: Resume;
  readonly view: PreviewView;
  readonly onViewChange: (view: PreviewView) => void;
  /** card: a part of a page, under a heading that is seen; pane: the whole height of a page at its side. */
  readonly look?: 'pane' | 'card';
}

/** The file as it was sent, or its text as it was read; in blind mode only the text, without who it is. */
export function ResumePreview({ resume, view, onViewChange, look = 'pane' }: ResumePreviewProps) {
  const isCard = look === 'card';
  return (
    <aside className={styles.pane} data-look={look} aria-label="Resume Preview">
      <Text as={isCard ? 'h3' : 'h2'} size="panel" tone="strong" data-visually-hidden={!isCard || undefined}>
        Resume Preview
      </Text>
      {!resume.is_blind && (
        <Inline gap={4} rowGap={2} justify="between">
          <SegmentedControl label="View as" items={VIEWS} value={view} onChange={onViewChange} />
          <Inline as="span" gap={4} align="stretch" isOneLine>
            {canFrame(resume) && (
              <Text
                as={Link}
                variant="quiet"
                size="dense"
                weight={580}
                href={`/api/resumes/${resume.id}/preview`}
                target="_blank"
                rel="noopener"
              >
                <SquareArrowOutUpRight aria-hidden /> Open
              </Text>
            )}
            <Text
              as={Link}
              variant="quiet"
              size="dense"
              weight={580}
              href={resume.file_url}
              download={resume.file_name}
            >
              <Download aria-hidden /> Download
            </Text>
          </Inline>
        </Inline>
      )}
      {view === 'original' && !resume.is_blind ? (
        <OriginalFile resume={resume} />
      ) : (
        <ReadText id={resume.id} />
      )}
    </aside>
  );
}
