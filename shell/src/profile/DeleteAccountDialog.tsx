import { type Account, endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Link } from '@shortlist/design-system/Link';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Stack } from '@shortlist/design-system/Stack';
import { LoadError, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type ReactElement, useState } from 'react';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

interface DeleteAccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Names what goes, and asks for what only the owner knows. */
export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps): ReactElement {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      isDismissable={!isDeleting}
    >
      <Contents onClose={onClose} onDeleting={setDeleting} />
    </Dialog>
  );
}

interface ContentsProps {
  readonly onClose: () => void;
  readonly onDeleting: (isDeleting: boolean) => void;
}

function Contents({ onClose, onDeleting }: ContentsProps): ReactElement {
  // What goes is asked again each time: it may have grown, or the subscription been canceled.
  const account = useQuery({ ...queryOf(endpoints.account.get), staleTime: 0, gcTime: 0 });
  if (account.isPending) return <Loading />;
  if (account.isError) {
    return <LoadError title="Failed to load your account" query={account} headingLevel={3} />;
  }
  const { data } = account;
  if (data.running_plan !== null) return <Running plan={data.running_plan} onClose={onClose} />;
  return (
    <Stack>
      <p>{lossOf(data)} You can't undo this. Download your data first if you might need it.</p>
      <DeleteAccountForm hasPassword={data.has_password} onCancel={onClose} onDeleting={onDeleting} />
    </Stack>
  );
}

function Loading(): ReactElement {
  return (
    <Stack as="output" aria-label="Loading account data">
      <Skeleton height={16} />
      <Skeleton width="60%" height={16} />
    </Stack>
  );
}

interface RunningProps {
  readonly plan: string;
  readonly onClose: () => void;
}

function Running({ plan, onClose }: RunningProps): ReactElement {
  return (
    <Stack align="start">
      <Banner tone="caution" title={`Your ${plan} subscription is still active`}>
        Cancel it first to avoid more charges: select Manage Billing under{' '}
        <Link href="/userhome">My Plan</Link>. Then come back and delete your account.
      </Banner>
      <Button onPress={onClose}>Close</Button>
    </Stack>
  );
}

/** What the account holds, in one sentence. */
function lossOf({ jobs, resumes }: Account): string {
  const positions = jobs === 1 ? '1 position' : `${jobs} positions`;
  const files = resumes === 1 ? '1 resume with its file' : `${resumes} resumes with their files`;
  return `This deletes your profile, ${positions}, ${files}, and all analyses, matches, and outcomes, and logs you out everywhere.`;
}
