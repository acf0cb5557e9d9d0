import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form, FormActions } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';

interface SaveViewDialogProps {
  /** Names of views that are there. */
  taken: readonly string[];
  onClose: () => void;
  onSave: (name: string) => void;
}

/** The dialog opens for this one field. */
const takesFocus = { autoFocus: true };

/** Asks for the name under which the list is kept as it is now. */
export default function SaveViewDialog({ taken, onClose, onSave }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const trimmed = name.trim();

  function submit() {
    if (!trimmed) return setError('Enter a name.');
    onSave(trimmed);
    onClose();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title="Save View" size="small">
      <Form onSubmit={submit} errors={{ name: error }}>
        <TextField
          label="Name"
          name="name"
          {...takesFocus}
          autoComplete="off"
          maxLength={60}
          description={
            taken.includes(trimmed)
              ? 'Replaces the view of this name.'
              : 'Search, filters, and order are saved. You find the view under Views in this browser.'
          }
          value={name}
          onChange={setName}
        />
        <FormActions>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
