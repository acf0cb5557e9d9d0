import { Button } from '@shortlist/design-system/Button';
import { Inline } from '@shortlist/design-system/Stack';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PositionActionsProps } from '../contract.ts';
import { DeleteJobDialog } from '../delete-job/DeleteJobDialog.tsx';
import { tabWords } from '../delete-job/delete-job.ts';
import { EditPosition } from '../position-management/EditPosition.tsx';

/** Edit and Delete of a position with their dialogs, in whichever remote shows one. */
export default function PositionActions({ job, onEdit, onDeleted }: PositionActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Inline>
      <EditPosition job={job} {...(onEdit && { onPress: onEdit })} />
      <Button icon={<Trash2 aria-hidden />} onPress={() => setIsDeleting(true)}>
        Delete
      </Button>
      <DeleteJobDialog
        job={isDeleting ? job : null}
        words={tabWords}
        onClose={() => setIsDeleting(false)}
        onDeleted={onDeleted}
      />
    </Inline>
  );
}
