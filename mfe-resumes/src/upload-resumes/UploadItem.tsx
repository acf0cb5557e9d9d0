import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { IconButton } from '@shortlist/design-system/IconButton';
import { Link } from '@shortlist/design-system/Link';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatFileSize } from '@shortlist/platform';
import { CircleCheck, FileText, FileX, RotateCw, X } from 'lucide-react';
import { CopiesNote } from '../duplicates/CopiesNote.tsx';
import { DuplicatesNote } from '../duplicates/DuplicatesNote.tsx';
import { FileName } from '../resume-facts/FileName.tsx';
import { twinSentence } from './find-duplicate-file.ts';
import styles from './UploadResumesPage.module.css';
import type { Upload, UploadState } from './upload-queue.ts';
import type { Uploader } from './uploader.ts';

interface UploadItemProps {
  readonly upload: Upload;
  /** The file of the same content that stands in the list before. */
  readonly earlierCopy: Upload | null;
  readonly uploader: Uploader;
  /** Where a stored resume is shown. */
  readonly hrefOf: (id: string) => string;
}

/** One file: its name, how far it is or what became of it, and what can be done about it. */
export function UploadItem({ upload, earlierCopy, uploader, hrefOf }: UploadItemProps) {
  const { id, file, state } = upload;
  const isBad = state.kind === 'refused' || state.kind === 'failed';
  const isBeforeSending = state.kind === 'chosen' || state.kind === 'queued';
  const Icon = isBad ? FileX : FileText;
  return (
    <Text as="li" tone="quiet" className={styles.item} data-state={state.kind}>
      <Icon aria-hidden size={16} />
      <Stack gap={0} align="start">
        <Text size="dense" tone="strong" weight={580} wrap="anywhere">
          <FileName>{file.name}</FileName>
        </Text>
        <Text size="caption" tone={isBad ? 'negative' : 'quiet'}>
          <Caption file={file} state={state} hrefOf={hrefOf} />
        </Text>
        {isBeforeSending && <Repeats upload={upload} earlierCopy={earlierCopy} />}
        {state.kind === 'done' && <CopiesNote resume={state.resume} />}
        {state.kind === 'done' && <DuplicatesNote resume={state.resume} />}
      </Stack>
      <Inline isOneLine>
        <Controls id={id} name={file.name} state={state} uploader={uploader} />
      </Inline>
      {state.kind === 'sending' && (
        <ProgressBar
          className={styles.bar}
          label={`Uploading ${file.name}`}
          value={state.fraction * 100}
          isLabelHidden
        />
      )}
    </Text>
  );
}

/** Points out that a file is stored already, or stands in the list twice. */
function Repeats({ upload: { twin }, earlierCopy }: Pick<UploadItemProps, 'upload' | 'earlierCopy'>) {
  if (twin)
    return (
      <Text size="caption" tone="caution" wrap="anywhere">
        {twinSentence(twin)}
      </Text>
    );
  if (!earlierCopy) return null;
  return (
    <Text size="caption" tone="caution" wrap="anywhere">
      Same content as {earlierCopy.file.name} above.
    </Text>
  );
}

interface ControlsProps {
  readonly id: number;
  readonly name: string;
  readonly state: UploadState;
  readonly uploader: Uploader;
}

function Controls({ id, name, state, uploader }: ControlsProps) {
  if (state.kind === 'done') {
    return (
      <>
        <Text as={Inline} size="caption" tone="positive" gap={1} isOneLine>
          <CircleCheck aria-hidden size={16} />
          Uploaded
        </Text>
        <ButtonLink size="small" href={`/resumes/${state.resume.id}/ai-score`} aria-label={`Analyze ${name}`}>
          Analyze
        </ButtonLink>
      </>
    );
  }
  const isOnItsWay = state.kind === 'queued' || state.kind === 'sending';
  const canRetry = state.kind === 'failed' || state.kind === 'cancelled';
  return (
    <>
      {state.kind === 'sending' && (
        <Text size="caption" tone="quiet" isTabular>
          {Math.round(state.fraction * 100)}%
        </Text>
      )}
      {canRetry && (
        <IconButton
          size="small"
          label={`Retry ${name}`}
          icon={<RotateCw aria-hidden />}
          onPress={() => uploader.retry(id)}
        />
      )}
      <IconButton
        size="small"
        label={`${isOnItsWay ? 'Cancel' : 'Remove'} ${name}`}
        icon={<X aria-hidden />}
        onPress={() => (isOnItsWay ? uploader.cancel(id) : uploader.remove(id))}
      />
    </>
  );
}

interface CaptionProps extends Pick<UploadItemProps, 'hrefOf'> {
  readonly file: File;
  readonly state: UploadState;
}

function Caption({ file, state, hrefOf }: CaptionProps) {
  switch (state.kind) {
    case 'chosen':
      return formatFileSize(file.size);
    case 'queued':
      return `${formatFileSize(file.size)} · Waiting`;
    case 'sending':
      return state.fraction < 1 ? formatFileSize(file.size) : `${formatFileSize(file.size)} · Processing`;
    case 'done':
      return (
        <Link variant="quiet" href={hrefOf(state.resume.id)}>
          {state.resume.candidate_name}
        </Link>
      );
    case 'cancelled':
      return 'Canceled';
    case 'refused':
      return state.reason;
    case 'failed':
      return state.reason;
  }
}
