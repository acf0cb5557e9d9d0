import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { CircleCheck, FileText, FileX } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './SentFiles.module.css';
import { isUnderWay, type SentFile } from './use-uploads.ts';

/** Every chosen file: how far it is, who it speaks of, or why it was not taken. */
export function SentFiles({ files }: { readonly files: readonly SentFile[] }): ReactElement | null {
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={0} aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          {file.failure === null ? <FileText aria-hidden size={16} /> : <FileX aria-hidden size={16} />}
          <Text tone="strong" wrap="anywhere">
            {file.name}
          </Text>
          <End file={file} />
        </li>
      ))}
    </Stack>
  );
}

function End({ file }: { readonly file: SentFile }): ReactElement {
  if (file.failure !== null)
    return (
      <Text tone="negative" className={styles.failure}>
        {file.failure}
      </Text>
    );
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
    <Inline as="span" gap={1} isOneLine className={styles.done}>
      <CircleCheck aria-hidden size={16} /> {file.candidate}
    </Inline>
  );
}
