import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { CircleCheck, FileText, FileX } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './SentFiles.module.css';
import { isUnderWay, type SentFile } from './use-uploads.ts';

/** Every chosen file: how far it is, who it speaks of, or why it was not taken. */
export function SentFiles({ files }: { readonly files: readonly SentFile[] }): ReactElement | null {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          {file.failure === null ? <FileText aria-hidden size={16} /> : <FileX aria-hidden size={16} />}
          <span className={styles.name}>{file.name}</span>
          <End file={file} />
        </li>
      ))}
    </ul>
  );
}

function End({ file }: { readonly file: SentFile }): ReactElement {
  if (file.failure !== null) return <span className={styles.failure}>{file.failure}</span>;
  if (isUnderWay(file)) {
    return (
      <ProgressBar
        className={styles.bar}
        label={`Uploading ${file.name}`}
        value={file.fraction * 100}
        isLabelHidden
      />
    );
  }
  return (
    <span className={styles.done}>
      <CircleCheck aria-hidden size={16} /> {file.candidate}
    </span>
  );
}
