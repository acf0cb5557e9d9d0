import type { Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Pencil, ScanText, Trash2 } from 'lucide-react';
import styles from './ResumeManagement.module.css';
import type { About } from './use-open-dialog.ts';

interface DetailHeadProps {
  readonly resume: Resume;
  readonly onAsk: (about: About) => void;
}

/** Who it is, in the resume's own title, and what can be done. */
export function DetailHead({ resume, onAsk }: DetailHeadProps) {
  return (
    <header className={styles.detailHead}>
      <div className={styles.who}>
        <h2 className={styles.name}>{resume.candidate_name}</h2>
        {resume.headline && <p className={styles.headline}>{resume.headline}</p>}
      </div>
      <div className={styles.actions}>
        <Button icon={<Pencil aria-hidden />} onPress={() => onAsk('edit')}>
          Edit
        </Button>
        <Button icon={<Trash2 aria-hidden />} onPress={() => onAsk('delete')}>
          Delete
        </Button>
        <Button variant="primary" icon={<ScanText aria-hidden />} onPress={() => onAsk('analysis')}>
          View Analysis
        </Button>
      </div>
    </header>
  );
}
