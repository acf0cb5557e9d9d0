import type { Job } from '@shortlist/api-contract';
import { Switch } from '@shortlist/design-system/Switch';
import { startTransition, useOptimistic } from 'react';
import { setActive } from '../job-activity/activity.ts';

/** Opens or closes a position. */
export function StatusSwitch({ job }: { readonly job: Job }) {
  // Of its own, since the cache tells its readers a moment later: the switch would spring back in between.
  const [isActive, show] = useOptimistic(job.is_active);

  function change(wanted: boolean) {
    startTransition(async () => {
      show(wanted);
      await setActive(job, wanted);
    });
  }

  return (
    <Switch isSelected={isActive} onChange={change}>
      Active
    </Switch>
  );
}
