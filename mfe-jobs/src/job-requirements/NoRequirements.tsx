import { Button } from '@shortlist/design-system/Button';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Plus } from 'lucide-react';

/** A position whose job description asks for nothing, or nothing any more. */
export function NoRequirements({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState
      headingLevel={2}
      title="No requirements yet"
      description="Add what the position requires, or select a sentence in the job description."
      action={
        <Button icon={<Plus aria-hidden />} onPress={onAdd}>
          Add Requirement
        </Button>
      }
    />
  );
}
