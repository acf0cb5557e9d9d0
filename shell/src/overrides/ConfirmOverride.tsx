import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { ApiError, messageOf } from '@shortlist/platform';
import { OVERRIDES_ADDRESS } from '@shortlist/platform/overrides';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import { CheckedOverride } from './CheckedOverride.tsx';
import { type CheckedWish, validateOverrideRequest } from './checked-wish.ts';
import type { OverrideRequest } from './override-request.ts';

/** What a link asks for, checked, before the person says yes. */
export function ConfirmOverride({ wish }: { readonly wish: OverrideRequest }): ReactElement {
  const checked = useQuery<CheckedWish>({
    queryKey: ['overrides', 'checked', wish],
    queryFn: ({ signal }) => validateOverrideRequest(wish, signal),
    // A build is made again under its address: what was found before may not be there any more.
    gcTime: 0,
    retry: false,
  });
  return (
    <Card>
      <CardHeader title={`Override ${wish.package}?`} />
      <CardBody>
        {checked.isPending ? <SkeletonRows rows={4} label="Checking build" /> : null}
        {checked.isError ? (
          <ErrorState
            title="This build can't be used as an override."
            description={checked.error instanceof ApiError ? messageOf(checked.error) : undefined}
            onRetry={() => void checked.refetch()}
            isRetrying={checked.isFetching}
            headingLevel={3}
            action={<ButtonLink href={OVERRIDES_ADDRESS}>All Overrides</ButtonLink>}
          />
        ) : null}
        {checked.isSuccess ? <CheckedOverride checked={checked.data} /> : null}
      </CardBody>
    </Card>
  );
}
