import { type Match, requirements } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { RotateCw } from 'lucide-react';
import { type RequirementChange, requirementChanges } from './requirement-changes.ts';

interface RequirementChangesDialogProps {
  readonly match: Match;
  readonly onMatchAgain: () => void;
  readonly onClose: () => void;
}

/** What changed in the requirements of a position since the match was made. */
function RequirementChangesDialog({ match, onMatchAgain, onClose }: RequirementChangesDialogProps) {
  return (
    <Dialog
      isOpen
      title="Changes Since This Match"
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <Button variant="primary" icon={<RotateCw aria-hidden />} onPress={onMatchAgain}>
          Match Again
        </Button>
      }
    >
      <Changes match={match} />
    </Dialog>
  );
}

function Changes({ match }: { readonly match: Match }) {
  const current = useQuery(queryOf(requirements.list, { params: { jobId: match.job_id } }));
  if (current.isPending) {
    return (
      <output aria-label="Loading changes">
        <Skeleton height={120} />
      </output>
    );
  }
  if (current.isError && !current.data) {
    return <LoadError title="Failed to load changes" query={current} headingLevel={3} />;
  }
  const changes = requirementChanges(match.requirements, current.data.requirements);
  if (changes.length === 0) {
    return (
      <EmptyState
        title="Every requirement is the same"
        description="Only company names, alternatives, or the order of requirements changed."
      />
    );
  }
  return (
    <Stack as="ul" isLined gap={3}>
      {changes.map((change) => (
        <Change key={`${change.type} ${change.id}`} {...change} />
      ))}
    </Stack>
  );
}

const TONES = { Changed: 'neutral', Added: 'positive', Removed: 'negative' } as const;

function Change({ type, text, notes }: RequirementChange) {
  return (
    <Stack as="li" gap={1}>
      <Inline gap={3} align="start" justify="between" isOneLine>
        <Text as="p" size="dense" tone="strong" weight={580} wrap="anywhere">
          {text}
        </Text>
        <Badge tone={TONES[type]}>{type}</Badge>
      </Inline>
      {notes.map((note) => (
        <Text as="p" size="caption" tone="quiet" key={note}>
          {note}
        </Text>
      ))}
    </Stack>
  );
}

export { RequirementChangesDialog as default };
