import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';
import type { TagCompletion } from './use-completions.ts';

/** Names with their other names. Only for stories. */
const SKILLS = [
  ['JavaScript', 'JS'],
  ['Java', ''],
  ['Kafka', ''],
  ['Kubernetes', 'k8s'],
  ['Terraform', ''],
] as const;

function completionsFor(draft: string): TagCompletion[] {
  const fits = (name: string) => name !== '' && name.toLowerCase().startsWith(draft.toLowerCase());
  return SKILLS.flatMap(([tag, alias]) => {
    if (fits(tag)) return [{ tag }];
    return fits(alias) ? [{ tag, alias }] : [];
  });
}

/** Stands in for a server: answers 100 ms after the last key. Only for stories. */
export function Completed(props: TagFieldProps) {
  const [answered, setAnswered] = useState('');
  return (
    <TagField
      {...props}
      completions={answered ? completionsFor(answered) : []}
      onDraftChange={(draft) => setTimeout(() => setAnswered(draft.trim()), 100)}
    />
  );
}

/** The same in a dialog. Only for stories. */
export function InDialog(props: TagFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Dialog title="Edit the position" isOpen={isOpen} onOpenChange={setOpen}>
        <Completed {...props} />
      </Dialog>
    </>
  );
}
