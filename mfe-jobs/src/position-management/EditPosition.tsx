import type { Job } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { notify } from '@shortlist/platform';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

type EditDialog = typeof import('./EditPositionDialog.tsx').EditPositionDialog;

interface EditPositionProps {
  readonly job: Job;
  /** Told of the press, before the dialog is there. */
  readonly onPress?: () => void;
}

/**
 * The button Edit of a position. The form with its calendar and its colors comes when somebody is about to use it, so that
 * no tab waits for it; the first press opens it all the same.
 */
export function EditPosition({ job, onPress }: EditPositionProps) {
  const [Dialog, setDialog] = useState<EditDialog | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function fetchDialog() {
    const { EditPositionDialog } = await import('./EditPositionDialog.tsx');
    setDialog(() => EditPositionDialog);
  }

  /** Intent only: if it fails, the press will say so. */
  function prepare() {
    fetchDialog().catch(() => undefined);
  }

  function open() {
    onPress?.();
    setOpen(true);
    fetchDialog().catch(() => {
      setOpen(false);
      notify({
        tone: 'error',
        title: 'Failed to open the form',
        message: 'Check your connection and try again.',
      });
    });
  }

  return (
    <>
      <Button icon={<Pencil aria-hidden />} onHoverStart={prepare} onFocus={prepare} onPress={open}>
        Edit
      </Button>
      {Dialog && <Dialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
