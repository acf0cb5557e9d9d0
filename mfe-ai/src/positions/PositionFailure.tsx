import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import type { Position } from './use-position.ts';

/** That the position of a page could not be had, and a way to try again; nothing while all is well. */
export function PositionFailure({ failure, retry }: Pick<Position, 'failure' | 'retry'>) {
  if (failure === null) return null;
  const again = (
    <Button size="small" onPress={retry}>
      Retry
    </Button>
  );
  return <Banner tone="negative" title={failure} action={again} />;
}
