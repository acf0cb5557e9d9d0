import { type DeclaredGroups, fairness } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { messageOf, notify, useEndpoint } from '@shortlist/platform';
import { Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { GroupUpload } from './GroupUpload.tsx';

/** What was declared, how to replace it, and how to be rid of it. */
export function SelfReportedGroupsCard({ groups }: { readonly groups: DeclaredGroups }): ReactElement {
  const remove = useEndpoint(fairness.remove);
  const [isAsking, setAsking] = useState(false);

  const isEmpty = groups.declared === 0;

  async function confirm(): Promise<void> {
    setAsking(false);
    await remove.mutateAsync(undefined).catch((error: unknown) => {
      notify({ tone: 'error', title: 'Failed to delete the groups', message: messageOf(error) });
    });
  }

  return (
    <Card>
      <CardHeader
        title="Self-reported Groups"
        note={isEmpty ? null : `${groups.declared} of ${groups.resumes} resumes`}
        action={
          !isEmpty && (
            <Button
              icon={<Trash2 aria-hidden />}
              isPending={remove.isPending}
              onPress={() => setAsking(true)}
            >
              Delete
            </Button>
          )
        }
      />
      <CardBody>
        <GroupUpload />
      </CardBody>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete all groups?"
        confirmLabel="Delete"
        onConfirm={() => void confirm()}
      >
        The groups of {groups.declared === 1 ? '1 resume' : `${groups.declared} resumes`} will be deleted.
        Scores and outcomes are kept.
      </ConfirmDialog>
    </Card>
  );
}
