import { RESUME_STATUSES, type Resume, type ResumeStatus } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { type DropZoneItem, DropZones } from '@shortlist/design-system/DropZones';
import { SearchField } from '@shortlist/design-system/SearchField';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError, messageOf, notify, useSession } from '@shortlist/platform';
import type { CSSProperties } from 'react';
import { BLIND_SEARCH } from '../blind-mode/blind-search.ts';
import { STATUS_NAMES, STATUS_REFUSED } from '../resume-changes/status-names.ts';
import { LIST_FAILURE, type ResumeList } from '../resume-queries/resume-queries.ts';
import { ItemScore } from './ItemScore.tsx';
import styles from './ResumeManagement.module.css';
import type { Management } from './use-management.ts';

interface MyResumesProps {
  readonly management: Management;
}

interface ZoneItem extends DropZoneItem {
  readonly resume: Resume;
}

/** The sidebar: the three zones, what narrows them, and the way to more resumes. */
export function MyResumes({ management }: MyResumesProps) {
  const { zones, search } = management;
  const isBlind = useSession()?.blind_mode ?? false;
  return (
    <>
      <Inline justify="between">
        <Text as="h2" size="panel" tone="strong">
          My Resumes
        </Text>
        <ButtonLink href="/new-dashboard?tab=upload&mode=resume">+ Upload New</ButtonLink>
      </Inline>
      <SearchField
        label="Search resumes"
        placeholder={isBlind ? BLIND_SEARCH : 'Name, skill, or keyword'}
        value={search.text}
        onChange={search.setText}
      />
      {zones.error ? (
        <LoadError title={LIST_FAILURE} query={zones} headingLevel={3} />
      ) : (
        <StatusZones management={management} />
      )}
    </>
  );
}

function StatusZones({ management }: Pick<MyResumesProps, 'management'>) {
  const { zones, search, shown, choose, move } = management;
  const isSearched = search.words !== '';
  return (
    <DropZones<ZoneItem>
      style={LIST_SIZE}
      label="Resumes by status"
      layout="stack"
      zones={RESUME_STATUSES.map((status) => ({
        id: status,
        title: STATUS_NAMES[status],
        emptyText: isSearched ? `No matching ${status} resumes` : `No ${status} resumes`,
        footer: zones.lists[status].canLoadMore && <MoreOf status={status} list={zones.lists[status]} />,
        ...(zones.counts && { count: zones.counts[status] }),
      }))}
      items={zones.rows?.map(itemOf) ?? []}
      isLoading={zones.rows === undefined}
      hasKeys={zones.rows?.length !== 0}
      selectionMode="single"
      selectedIds={shown.kind === 'resume' ? [shown.resume.id] : []}
      onSelectionChange={([id]) => choose(id)}
      onMove={async ([id = ''], zoneId) => move(id, statusOf(zoneId))}
      onMoveRefused={() => notify({ tone: 'error', title: 'Update Failed', message: STATUS_REFUSED })}
    >
      {drawScore}
    </DropZones>
  );
}

/** All three zones stay in reach, however many stand in one. */
const LIST_SIZE = { '--drop-zone-list-size': 'max(176px, 36dvh)' } as CSSProperties;

function drawScore({ resume }: ZoneItem) {
  return <ItemScore resume={resume} />;
}

const items = new WeakMap<Resume, ZoneItem>();

/** The same item for the same row: of hundreds only those are drawn again that changed. */
function itemOf(resume: Resume): ZoneItem {
  const known = items.get(resume);
  if (known) return known;
  const item = { id: resume.id, name: resume.candidate_name, zoneId: resume.status, resume };
  items.set(resume, item);
  return item;
}

function statusOf(zoneId: string): ResumeStatus {
  return RESUME_STATUSES.find((status) => status === zoneId) ?? 'active';
}

interface MoreOfProps {
  readonly status: ResumeStatus;
  readonly list: ResumeList;
}

/** Brings the next ones of a zone, or says why they have not come. */
function MoreOf({ status, list }: MoreOfProps) {
  return (
    <Stack gap={1} align="center" className={styles.more}>
      {list.loadMoreError && (
        <Text as="p" size="caption" tone="negative" role="alert">
          {messageOf(list.loadMoreError)}
        </Text>
      )}
      <Button
        size="small"
        variant="ghost"
        isPending={list.isLoadingMore}
        onPress={list.loadMore}
        aria-label={`More ${status} resumes`}
      >
        {list.loadMoreError ? 'Try Again' : 'More'}
      </Button>
    </Stack>
  );
}
