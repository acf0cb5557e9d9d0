import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { IconButton } from '@shortlist/design-system/IconButton';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { CircleCheck, FileText, FileX, RotateCw, X } from 'lucide-react';
import { sizeOf } from '../shared/size.ts';
import { twinSentence } from './find-twin.ts';
import styles from './UploadItem.module.css';
import type { Upload, UploadState } from './upload-queue.ts';
import type { Uploader } from './uploader.ts';

interface UploadItemProps {
  readonly upload: Upload;
  readonly uploader: Uploader;
}

/** One file: its name, how far it is or what became of it, and what can be done about it. */
export function UploadItem({ upload: { id, file, state, twin }, uploader }: UploadItemProps) {
  const isBad = state.kind === 'refused' || state.kind === 'failed';
  const isBeforeSending = state.kind === 'chosen' || state.kind === 'queued';
  const Icon = isBad ? FileX : FileText;
  return (
    <li className={styles.item} data-state={state.kind}>
      <Icon aria-hidden size={16} className={styles.icon} />
      <div className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={isBad ? styles.reason : styles.caption}>{captionOf(file, state)}</span>
        {twin && isBeforeSending && <span className={styles.twin}>{twinSentence(file, twin)}</span>}
      </div>
      <div className={styles.end}>
        <Controls id={id} name={file.name} state={state} uploader={uploader} />
      </div>
      {state.kind === 'sending' && (
        <ProgressBar
          className={styles.bar}
          label={`Uploading ${file.name}`}
          value={state.fraction * 100}
          isLabelHidden
        />
      )}
    </li>
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
        <ButtonLink size="small" href={`/resumes/${state.resume.id}/ai-score`} aria-label={`Analyse ${name}`}>
          Analyse
        </ButtonLink>
        <span className={styles.done}>
          <CircleCheck aria-hidden size={16} />
          Uploaded
        </span>
      </>
    );
  }
  const isOnItsWay = state.kind === 'queued' || state.kind === 'sending';
  const canRetry = state.kind === 'failed' || state.kind === 'cancelled';
  return (
    <>
      {state.kind === 'sending' && (
        <span className={styles.percent}>{Math.round(state.fraction * 100)}%</span>
      )}
      {canRetry && (
        <IconButton
          size="small"
          label={`Try ${name} again`}
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

function captionOf(file: File, state: UploadState): string {
  switch (state.kind) {
    case 'chosen':
      return sizeOf(file.size);
    case 'queued':
      return `${sizeOf(file.size)}, waits for its turn`;
    case 'sending':
      return state.fraction < 1 ? sizeOf(file.size) : `${sizeOf(file.size)}, being read`;
    case 'done':
      return state.resume.candidate_name;
    case 'cancelled':
      return 'Cancelled';
    case 'refused':
      return state.reason;
    case 'failed':
      return state.reason;
  }
}
