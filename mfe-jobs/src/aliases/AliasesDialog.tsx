import { Dialog } from '@shortlist/design-system/Dialog';
import { Stack } from '@shortlist/design-system/Stack';
import { AddAlias } from './AddAlias.tsx';
import { AliasList } from './AliasList.tsx';

export interface AliasesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The account's own names for things, as "we call it X". */
export function AliasesDialog({ isOpen, onClose }: AliasesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title="Names Your Company Uses">
      <Stack>
        <p>
          Matches from now on find one name by the other, in every position. Earlier matches don’t change.
        </p>
        <AddAlias />
        <AliasList />
      </Stack>
    </Dialog>
  );
}
