import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { type DropZone, DropZones } from '@shortlist/design-system/DropZones';
import { SearchField } from '@shortlist/design-system/SearchField';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { messageOf, notify } from '@shortlist/platform';
import { Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { JobList } from '../job-queries/job-queries.ts';
import type { ManagedPosition, ZoneId } from './managed-positions.ts';
import styles from './PositionManagement.module.css';
import type { ManagedPositions } from './use-managed-positions.ts';

const ZONES = [
  { id: 'active', title: 'Active' },
  { id: 'inactive', title: 'Inactive' },
] as const;

const NONE: readonly ManagedPosition[] = [];

interface PositionZonesProps {
  readonly managed: ManagedPositions;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

/** The two lists, and the search over both. */
export function PositionZones({ managed, search, onSearch, chosenId, onChoose }: PositionZonesProps) {
  const isNarrowed = search.trim() !== '';
  return (
    <>
      <SearchField
        label="Search positions"
        placeholder="Title, company, skill, or keyword"
        maxLength={200}
        value={search}
        onChange={onSearch}
      />
      <DropZones
        label="Positions"
        aria-busy={managed.isSearching || undefined}
        zones={ZONES.map((zone) => zoneOf(zone, managed, isNarrowed))}
        items={managed.positions ?? NONE}
        isLoading={!managed.positions}
        headingLevel={2}
        selectionMode="single"
        selectedIds={chosenId === null ? [] : [chosenId]}
        onAction={onChoose}
        onMove={(ids, zone) => managed.move(ids, zone as ZoneId)}
        onMoveRefused={tellOfRefusal}
      >
        {drawPosition}
      </DropZones>
    </>
  );
}

function drawPosition({ company, applicants, color }: ManagedPosition) {
  const mark = { '--tag-color': color } as CSSProperties;
  return (
    <Inline as="span" isOneLine className={styles.line}>
      <i className={styles.mark} style={mark} />
      <Text wrap="ellipsis" className={styles.company}>
        {company}
      </Text>
      <Inline as="span" gap={1} isOneLine className={styles.applicants}>
        <Users size={13} aria-label="Applicants" /> {applicants}
      </Inline>
    </Inline>
  );
}

function zoneOf(
  { id, title }: (typeof ZONES)[number],
  { lists, counts }: ManagedPositions,
  isNarrowed: boolean,
): DropZone {
  const list = lists[id];
  const isLong = list.canLoadMore || list.isLoadingMore;
  const count = counts[id];
  return {
    id,
    title,
    emptyText: isNarrowed ? `No matching ${id} positions` : `No ${id} positions`,
    ...(isLong && count !== null ? { count } : {}),
    ...(isLong ? { footer: <More list={list} title={title} /> } : {}),
  };
}

function More({ list, title }: { readonly list: JobList; readonly title: string }) {
  return (
    <Stack gap={2} align="center" className={styles.more}>
      {list.loadMoreError && (
        <Banner tone="caution" title="Failed to load more positions">
          {messageOf(list.loadMoreError)}
        </Banner>
      )}
      <Button
        size="small"
        aria-label={`Show more ${title.toLowerCase()} positions`}
        isPending={list.isLoadingMore}
        pendingLabel="Loading..."
        onPress={list.loadMore}
      >
        Show More
      </Button>
    </Stack>
  );
}

function tellOfRefusal() {
  notify({
    tone: 'error',
    title: 'Update Failed',
    message: 'An error occurred while updating the position status.',
  });
}
