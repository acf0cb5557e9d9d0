import { Upload } from 'lucide-react';
import styles from './PageDropHint.module.css';

/** Over the whole window while files are: they may be let go anywhere. */
export function PageDropHint() {
  return (
    <div className={styles.hint}>
      <span className={styles.words}>
        <Upload aria-hidden size={20} />
        Drop resumes to upload
      </span>
    </div>
  );
}
