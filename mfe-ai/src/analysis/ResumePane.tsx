import type { Quote, Resume } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Choice } from '../evidence/choice.ts';
import { ReadResume } from '../evidence/ReadResume.tsx';
import type { Highlight } from '../evidence/segments.ts';
import { OriginalFile } from './OriginalFile.tsx';
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
  { id: 'text', label: 'Extracted Text' },
  { id: 'original', label: 'Original' },
];

/** The right side: the resume as the engine read it with its evidence marked, or the file itself; in blind mode there is no file. */
export function ResumePane({ id, resume, highlights, choice, onChoose }: ResumePaneProps) {
  const [original, setOriginal] = useState<{ turn: number } | null>(null);
  // Choosing a finding leads back to the text, where its words are marked.
  const isBlind = resume?.is_blind ?? false;
  const isOriginal = !isBlind && original !== null && original.turn === (choice?.turn ?? 0);
  return (
    <aside className={styles.pane} aria-label="Resume">
      <h2 data-visually-hidden>Resume</h2>
      {!isBlind && (
        <Inline gap={3} justify="between" isOneLine>
          <SegmentedControl
            label="View as"
            items={VIEWS}
            value={isOriginal ? 'original' : 'text'}
            onChange={(view) => setOriginal(view === 'original' ? { turn: choice?.turn ?? 0 } : null)}
          />
          {resume && (
            <Text
              as={Link}
              size="dense"
              weight={580}
              variant="quiet"
              href={resume.file_url}
              download={resume.file_name}
            >
              <Download aria-hidden /> Download
            </Text>
          )}
        </Inline>
      )}
      {isOriginal && resume ? (
        <OriginalFile resume={resume} />
      ) : (
        <ReadResume id={id} highlights={highlights} choice={choice} onChoose={onChoose} />
      )}
    </aside>
  );
}
