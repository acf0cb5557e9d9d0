import type { Resume } from '@shortlist/api-contract';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { STATUS_NAMES } from '../resume-changes/status-names.ts';
import { useStatus } from './use-status.ts';

const ITEMS = Object.entries(STATUS_NAMES).map(([id, label]) => ({ id: id as Resume['status'], label }));

/** Where the recruiter keeps the candidate; a choice shows at once and is saved. */
export function StatusControl({ resume }: { readonly resume: Resume }) {
  const { status, change } = useStatus(resume);
  return (
    <Inline gap={4} rowGap={2}>
      <Text size="panel" tone="strong" aria-hidden>
        Status
      </Text>
      <SegmentedControl label="Status" items={ITEMS} value={status} onChange={change} />
    </Inline>
  );
}
