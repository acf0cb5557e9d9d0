import { type Alias, aliases } from '@shortlist/api-contract';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { IconButton } from '@shortlist/design-system/IconButton';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError, messageOf, notify, toast, useEndpoint } from '@shortlist/platform';
import { X } from 'lucide-react';
import { useAliases } from '../job-queries/requirement-queries.ts';
import styles from './AliasesDialog.module.css';

/** The names that there are, newest first, each with the way to remove it. */
export function AliasList() {
  const { data, error, isRetrying, retry } = useAliases();
  const remove = useRemoval();
  if (!data) {
    if (!error) return <SkeletonRows rows={3} label="Loading names" />;
    return <LoadError title="Failed to load names" query={{ error, isRetrying, retry }} headingLevel={3} />;
  }
  if (data.aliases.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No names yet"
        description="Add what your company calls a skill, a tool, or a license."
      />
    );
  }
  return (
    <ul aria-label="Names">
      {data.aliases.map((one) => (
        <Inline as="li" key={one.id} justify="between" isOneLine className={styles.alias}>
          <Text size="dense" tone="quiet" wrap="anywhere">
            <Name>{one.name}</Name> we call it <Name>{one.alias}</Name>
          </Text>
          <IconButton
            size="small"
            label={`Remove ${one.alias}`}
            icon={<X aria-hidden />}
            onPress={() => void remove(one)}
          />
        </Inline>
      ))}
    </ul>
  );
}

function Name({ children }: { readonly children: string }) {
  return (
    <Text tone="strong" weight={580}>
      {children}
    </Text>
  );
}

/** Removes a name; Undo adds it again. */
function useRemoval() {
  const { mutateAsync: remove } = useEndpoint(aliases.remove);
  const { mutateAsync: add } = useEndpoint(aliases.add);

  async function restore({ name, alias }: Alias) {
    try {
      await add({ body: { name, alias } });
    } catch (error) {
      notify({ tone: 'error', title: 'Failed to restore name', message: messageOf(error) });
    }
  }

  return async (one: Alias) => {
    try {
      await remove({ params: { id: one.id } });
      toast({ message: 'Name removed', action: { label: 'Undo', onAction: () => void restore(one) } });
    } catch (error) {
      notify({ tone: 'error', title: 'Failed to remove name', message: messageOf(error) });
    }
  };
}
