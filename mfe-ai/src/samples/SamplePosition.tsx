import { jobs, SAMPLE_POSITION } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Inline } from '@shortlist/design-system/Stack';
import { messageOf, useEndpoint } from '@shortlist/platform';
import { Briefcase, Plus } from 'lucide-react';

/** No position is stored: post one, or try it with an invented one, whose title says so. */
export function SamplePosition({ title }: { readonly title: string }) {
  const add = useEndpoint(jobs.create);
  return (
    <Card>
      {add.error && (
        <CardBody>
          <Banner tone="negative" title="Failed to add the sample position">
            {messageOf(add.error)}
          </Banner>
        </CardBody>
      )}
      <EmptyState
        title={title}
        description={`Try it with a sample position, “${SAMPLE_POSITION.title}”. You can delete it anytime.`}
        action={
          <Inline as="span" align="stretch" justify="center">
            <Button
              icon={<Briefcase aria-hidden />}
              isPending={add.isPending}
              pendingLabel="Adding..."
              onPress={() => add.mutate({ body: SAMPLE_POSITION })}
            >
              Add Sample Position
            </Button>
            <ButtonLink
              variant="primary"
              icon={<Plus aria-hidden />}
              href="/new-dashboard?tab=upload&mode=position"
            >
              Post Position
            </ButtonLink>
          </Inline>
        }
      />
    </Card>
  );
}
