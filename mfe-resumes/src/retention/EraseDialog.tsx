import { candidates } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError, messageOf, queryOf, useEndpoint } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { BulletList } from '../shared/BulletList.tsx';
import { holdingWords } from './erase-words.ts';

interface EraseDialogProps {
  readonly resumeId: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Everything is gone. */
  readonly onErased?: () => void;
}

// The harmless answer takes the focus: Enter on an unread question erases nobody.
const takesFocus = { autoFocus: true };

/** Says what goes with a person and what stays, and erases it. There is no way back. */
export function EraseDialog({ resumeId, name, onClose, onErased }: EraseDialogProps) {
  const erase = useEndpoint(candidates.erase);

  async function handleErase(): Promise<void> {
    try {
      await erase.mutateAsync({ params: { id: resumeId } });
    } catch {
      // The dialog says why.
      return;
    }
    onClose();
    onErased?.();
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={`Erase ${name}?`}
      hasCloseButton={false}
      isDismissable={!erase.isPending}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button {...takesFocus} isDisabled={erase.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            isPending={erase.isPending}
            pendingLabel="Erasing..."
            onPress={() => void handleErase()}
          >
            Erase
          </Button>
        </>
      }
    >
      <Holdings resumeId={resumeId} />
      {erase.error && <Banner tone="negative">{messageOf(erase.error)}</Banner>}
    </Dialog>
  );
}

function Holdings({ resumeId }: Pick<EraseDialogProps, 'resumeId'>) {
  // Asked again each time: it may have grown.
  const held = useQuery({
    ...queryOf(candidates.holdings, { params: { id: resumeId } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (held.isPending)
    return (
      <output aria-label="Loading candidate data">
        <Skeleton height={80} />
      </output>
    );
  if (held.isError) {
    return <LoadError title="Failed to load this candidate's data" query={held} headingLevel={3} />;
  }
  return (
    <Text as={Stack} size="body" tone="body" gap={2}>
      <p>This will be permanently erased:</p>
      <BulletList items={holdingWords(held.data)} />
      <p>The score log keeps anonymous scores. A receipt with the date and these counts is kept.</p>
    </Text>
  );
}
