import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Upload } from 'lucide-react';
import styles from './PageDropHint.module.css';

/** Over the whole window while files are: they may be let go anywhere. */
export function PageDropHint() {
  return (
    <div className={styles.hint}>
      <Text as={Inline} size="body" tone="strong" weight={580} isOneLine className={styles.words}>
        <Upload aria-hidden size={20} />
        Drop resumes to upload
      </Text>
    </div>
  );
}
