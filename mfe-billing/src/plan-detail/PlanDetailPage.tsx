import { endpoints, featuresOf, type Plan } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Prose } from '@shortlist/design-system/Prose';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { ApiError, messageOf, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useParams } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
import { useOwnPlan } from '../billing-queries/billing-queries.ts';
import { PlanFeatures } from '../plan-offers/PlanFeatures.tsx';
import { Subscribing } from './Subscribing.tsx';

/** `/plans/:id`: one plan with all that it includes, and the way to its checkout. */
export function PlanDetailPage(): ReactElement {
  const { id = '' } = useParams();
  const plan = useQuery(queryOf(endpoints.plans.get, { params: { id } }));
  // A plan that is shown already stays when it is asked again in vain, unless it is gone.
  const failure = plan.data && plan.error?.status !== 404 ? null : plan.error;
  return (
    <Page>
      {plan.isPending ? (
        <>
          <PageHeader title="Plan" />
          <Card>
            <SkeletonRows rows={5} label="Loading plan" />
          </Card>
        </>
      ) : null}
      {failure ? <Failure error={failure} onRetry={() => void plan.refetch()} /> : null}
      {plan.data && !failure ? <PlanDetail plan={plan.data} /> : null}
    </Page>
  );
}

function Failure({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Card>
      <ErrorState
        headingLevel={1}
        title={isGone ? 'Plan not found' : 'Failed to load plan'}
        description={isGone ? 'It may have been deleted.' : messageOf(error)}
        onRetry={isGone ? undefined : onRetry}
        action={<ButtonLink href="/plans">Back to Plans</ButtonLink>}
      />
    </Card>
  );
}

function PlanDetail({ plan }: { readonly plan: Plan }): ReactElement {
  useDocumentTitle(plan.name);
  useBreadcrumbs([{ label: 'Plans', href: '/plans' }, { label: plan.name }]);
  const isOwn = useOwnPlan()?.id === plan.id;
  const features = featuresOf(plan);
  return (
    <>
      <PageHeader title={plan.name} {...(plan.tagline ? { description: plan.tagline } : {})} />
      <Columns widths="minmax(0, 1.6fr) minmax(300px, 1fr)" stackBelow="tablet">
        <Card>
          <Stack as={CardBody}>
            {isOwn || plan.is_archived ? (
              <Inline as="p">
                {isOwn ? <Badge tone="accent">Your plan</Badge> : null}
                {plan.is_archived ? <Badge>No longer available</Badge> : null}
              </Inline>
            ) : null}
            {plan.description ? <Text as={Prose} tone="quiet" text={plan.description} /> : null}
            <PlanFeatures label={`${plan.name} includes`} features={features} />
          </Stack>
        </Card>
        <Subscribing plan={plan} />
      </Columns>
    </>
  );
}

export { PlanDetailPage as Component };
