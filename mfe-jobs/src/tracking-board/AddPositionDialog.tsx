import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Link } from '@shortlist/design-system/Link';
import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import { type AddedPosition, useNewPosition } from './use-new-position.ts';

interface AddPositionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (position: AddedPosition) => void;
}

/** A dialog moves the focus in: to the field, not to the button that closes it. */
const takesFocus = { autoFocus: true };

/** Posts a position without leaving the board. What is typed stays while the dialog is closed. */
export function AddPositionDialog({ isOpen, onClose, onAdded }: AddPositionDialogProps) {
  const { words, change, errors, failure, isSaving, submit } = useNewPosition((position) => {
    onClose();
    onAdded(position);
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Add Position"
      isDismissable={!isSaving}
    >
      <Form onSubmit={submit} errors={errors}>
        <TextField
          label="Title"
          name="title"
          isRequired
          {...takesFocus}
          autoComplete="off"
          value={words.title}
          onChange={(title: string) => change({ title })}
        />
        <TextField
          label="Company"
          name="company"
          autoComplete="off"
          maxLength={200}
          value={words.company}
          onChange={(company: string) => change({ company })}
        />
        <TextArea
          label="Description"
          name="description"
          rows={5}
          description={
            <>
              Optional. Resumes are matched against it.{' '}
              <Link href="/new-dashboard?tab=upload&mode=position" onPress={onClose}>
                Add all details
              </Link>
            </>
          }
          value={words.description}
          onChange={(description: string) => change({ description })}
        />
        {failure !== null && (
          <Banner tone="negative" title={failure}>
            Your draft is still here.
          </Banner>
        )}
        <FormActions>
          <Button onPress={onClose} isDisabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel="Adding...">
            Add Position
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
