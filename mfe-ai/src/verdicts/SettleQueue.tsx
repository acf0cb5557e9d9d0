import type { Match } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Verdict } from '@shortlist/design-system/Verdict';
import { LoadError } from '@shortlist/platform';
import type { Loaded } from '@shortlist/platform/query';
import { useEffect, useRef, useState } from 'react';
import { EvidenceQuotes } from '../match/EvidenceQuotes.tsx';
import { countOpen, type OpenRequirement, openRequirements } from './open-verdicts.ts';
import { SettleButtons } from './SettleButtons.tsx';
import { SettledLine } from './SettledLine.tsx';
import styles from './SettleQueue.module.css';
import type { SettleOptions } from './use-settle.ts';

interface SettleQueueProps {
  /** Undefined while they are loading. */
  readonly matches: readonly Match[] | undefined;
  /** How loading goes, where they have to be. */
  readonly loaded?: Omit<Loaded<unknown>, 'data'>;
  readonly onMatch?: SettleOptions['onMatch'];
  readonly onClose: () => void;
}

/**
 * Everything that is to check, one requirement after another. Each press is saved as it is made, and the next one takes the focus;
 * what is settled stays in its place, with the way back.
 */
function SettleQueue({ matches, loaded, onMatch, onClose }: SettleQueueProps) {
  return (
    <Dialog
      isOpen
      size="large"
      title="Settle what is to check"
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <Button variant={matches && countOpen(matches) === 0 ? 'primary' : 'secondary'} onPress={onClose}>
          Done
        </Button>
      }
    >
      {matches ? (
        <Queue matches={matches} onMatch={onMatch} />
      ) : loaded?.error ? (
        <LoadError title="Failed to load match results" query={loaded} headingLevel={3} />
      ) : (
        <SkeletonRows rows={3} label="Loading match results" />
      )}
    </Dialog>
  );
}

function Queue({
  matches,
  onMatch,
}: { readonly matches: readonly Match[] } & Pick<SettleQueueProps, 'onMatch'>) {
  const [queue] = useState(() => openRequirements(matches));
  const entries = queue.flatMap(({ id, resumeIds }) =>
    resumeIds.flatMap((resumeId) => entryOf(matches, id, resumeId) ?? []),
  );
  const settled = entries.filter(({ requirement }) => requirement.verdict !== 'to_check').length;
  const list = useFocusOnNext(settled);
  if (entries.length === 0) return <EmptyState title="Nothing to check" />;
  return (
    <>
      <ProgressBar
        className={styles.progress}
        label="Settled"
        value={(settled / entries.length) * 100}
        valueLabel={`${settled} of ${entries.length}`}
      />
      <Stack ref={list} gap={6}>
        {queue.map((open) => (
          <Requirement
            key={open.id}
            open={open}
            entries={entries.filter(({ requirement }) => requirement.id === open.id)}
            isNamed={matches.length > 1}
            onMatch={onMatch}
          />
        ))}
      </Stack>
    </>
  );
}

type Entry = Pick<SettleOptions, 'match' | 'requirement'>;

function entryOf(matches: readonly Match[], id: string, resumeId: string): Entry | null {
  const match = matches.find((each) => each.resume_id === resumeId);
  const requirement = match?.requirements.find((each) => each.id === id);
  return match && requirement ? { match, requirement } : null;
}

interface RequirementProps {
  readonly open: OpenRequirement;
  readonly entries: readonly Entry[];
  /** The candidates are named: there is more than one. */
  readonly isNamed: boolean;
  readonly onMatch: SettleOptions['onMatch'];
}

function Requirement({ open, entries, isNamed, onMatch }: RequirementProps) {
  return (
    <Stack as="section" gap={2.5} aria-label={open.text}>
      <Text as="h3" size="panel" wrap="anywhere" className={styles.text}>
        {open.text}
      </Text>
      <Stack as="ul" gap={2.5} isLined>
        {entries.map(({ match, requirement }) => {
          const { candidate_name: name } = match.resume_info;
          const at = { match, requirement, onMatch, isQuiet: true };
          return (
            <Stack
              as="li"
              gap={1.5}
              key={match.resume_id}
              className={styles.entry}
              data-open={requirement.verdict === 'to_check' || undefined}
            >
              {isNamed && (
                <Text as="p" size="dense" tone="strong" weight={580} className={styles.name}>
                  {name}
                </Text>
              )}
              <EvidenceQuotes requirement={requirement} />
              {requirement.verdict === 'to_check' ? (
                <SettleButtons {...at} label={isNamed ? `${open.text}, ${name}` : open.text} />
              ) : (
                <Inline gap={4} rowGap={1} align="start">
                  <Verdict verdict={requirement.verdict} />
                  <SettledLine {...at} />
                </Inline>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** The buttons that were pressed go away: the next that is open takes the focus, after the last one the dialog's own button. */
function useFocusOnNext(settled: number) {
  const list = useRef<HTMLElement>(null);
  const before = useRef(settled);
  useEffect(() => {
    const isFurther = settled > before.current;
    before.current = settled;
    if (!isFurther || document.activeElement?.closest('[data-open]')) return;
    const next = list.current?.querySelector<HTMLElement>('[data-open] button');
    const done = list.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('footer button');
    (next ?? done)?.focus();
  }, [settled]);
  return list;
}

export { SettleQueue as default };
