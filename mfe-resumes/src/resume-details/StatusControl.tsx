import type { Resume } from '@shortlist/api-contract';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { STATUS_NAMES } from '../resume-changes/status-names.ts';
import styles from './StatusControl.module.css';
import { useStatus } from './use-status.ts';

const ITEMS = Object.entries(STATUS_NAMES).map(([id, label]) => ({ id: id as Resume['status'], label }));

/** Where the recruiter keeps the candidate; a choice shows at once and is saved. */
export function StatusControl({ resume }: { readonly resume: Resume }) {
  const { status, change } = useStatus(resume);
  return (
    <div className={styles.line}>
      <span aria-hidden className={styles.label}>
        Status
      </span>
      <SegmentedControl label="Status" items={ITEMS} value={status} onChange={change} />
    </div>
  );
}
