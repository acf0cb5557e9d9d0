import { samples } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Inline } from '@shortlist/design-system/Stack';
import { messageOf, useEndpoint } from '@shortlist/platform';
import { FileText, Upload } from 'lucide-react';

/** No resume is stored: upload some, or try it with invented people, whose files are named so. */
export function SampleResumes() {
  const add = useEndpoint(samples.addResumes);
  return (
    <Card>
      {add.error && (
        <CardBody>
          <Banner tone="negative" title="Failed to add the sample resumes">
            {messageOf(add.error)}
          </Banner>
        </CardBody>
      )}
      <EmptyState
        title="No resumes uploaded yet."
        description="Try it with four sample resumes of fictional people. They're labeled as samples, and you can delete them anytime."
        action={
          <Inline as="span" align="stretch" justify="center">
            <Button
              icon={<FileText aria-hidden />}
              isPending={add.isPending}
              pendingLabel="Adding..."
              onPress={() => add.mutate(undefined)}
            >
              Add Sample Resumes
            </Button>
            <ButtonLink
              variant="primary"
              icon={<Upload aria-hidden />}
              href="/new-dashboard?tab=upload&mode=resume"
            >
              Upload Resumes
            </ButtonLink>
          </Inline>
        }
      />
    </Card>
  );
}
