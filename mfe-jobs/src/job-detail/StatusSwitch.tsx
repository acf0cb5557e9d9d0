import type { Job } from '@shortlist/api-contract';
import { Switch } from '@shortlist/design-system/Switch';
import { setActivity } from '../shared/activity.ts';

/** Opens or closes a position. */
export function StatusSwitch({ job }: { readonly job: Job }) {
  return (
    <Switch isSelected={job.is_active} onChange={(isActive) => void setActivity(job, isActive)}>
      Active
    </Switch>
  );
}
