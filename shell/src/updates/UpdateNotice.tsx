import { Button } from '@shortlist/design-system/Button';
import { useUpdate } from '@shortlist/platform/host';
import type { ReactElement } from 'react';
import { StandingNotice } from '../layout/StandingNotice.tsx';
import { putOffUpdate, useIsUpdateNew } from './update-notice.ts';

/** Says that newer releases are live. Nothing happens to the page until people want it. */
export function UpdateNotice(): ReactElement | null {
  const update = useUpdate((state) => state.update);
  const isNew = useIsUpdateNew();
  if (!update || !isNew) return null;
  return (
    <StandingNotice text="A new version of Shortlist is available.">
      <Button size="small" onPress={update}>
        Update
      </Button>
      <Button size="small" variant="ghost" onPress={putOffUpdate}>
        Later
      </Button>
    </StandingNotice>
  );
}
