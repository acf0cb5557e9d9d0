import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { CircleCheck, FileText, FileX } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './Onboarding.module.css';
import { isUnderWay, type SentFile } from './use-uploads.ts';

/** Every chosen file: how far it is, who it speaks of, or why it was not taken. */
export function SentFiles({ files }: { readonly files: readonly SentFile[] }): ReactElement | null {
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={0} aria-label="Files">
      {files.map((file) => (
        <Text key={file.id} as="li" size="dense" tone="quiet" className={styles.file}>
          {file.failure === null ? <FileText aria-hidden size={16} /> : <FileX aria-hidden size={16} />}
          <Text tone="strong" wrap="anywhere">
            {file.name}
          </Text>
          <End file={file} />
        </Text>
      ))}
    </Stack>
  );
}

function End({ file }: { readonly file: SentFile }): ReactElement {
  if (file.failure !== null) return <Text tone="negative">{file.failure}</Text>;
  if (isUnderWay(file)) {
    return <ProgressBar label={`Uploading ${file.name}`} value={file.fraction * 100} isLabelHidden />;
  }
  return (
    <Text as={Inline} tone="positive" wrap="anywhere" gap={1} isOneLine>
      <CircleCheck aria-hidden size={16} /> {file.candidate}
    </Text>
  );
}
