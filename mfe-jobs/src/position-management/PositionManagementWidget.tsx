import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { MasterDetail } from '@shortlist/design-system/MasterDetail';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import { LoadError, type TabProps } from '@shortlist/platform';
import { useDebouncedValue } from '@shortlist/platform/query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LIST_FAILURE } from '../job-queries/job-queries.ts';
import { PositionPanel } from './PositionPanel.tsx';
import { PositionZones } from './PositionZones.tsx';
import { useChosenPosition } from './use-chosen-position.ts';
import { type ManagedPositions, useManagedPositions } from './use-managed-positions.ts';

const POST = '/new-dashboard?tab=upload&mode=position';
/** Milliseconds without a key after which a search begins. */
const PAUSE = 250;

/** Active and inactive positions, moved from one list to the other, and all about the chosen one. */
export default function PositionManagementWidget(props: TabProps<'job'>) {
  const [search, setSearch] = useState('');
  const asked = useDebouncedValue(search, PAUSE);
  const managed = useManagedPositions(asked);
  const isNarrowed = search + asked !== '';
  return (
    <Stack>
      <PageHeader
        title="Position Management"
        description="Positions you're hiring for and positions on hold."
        actions={
          <ButtonLink variant="primary" href={POST} icon={<Plus aria-hidden />}>
            Post Position
          </ButtonLink>
        }
      />
      {managed.positions?.length === 0 && !isNarrowed ? (
        <Empty />
      ) : (
        <Content tab={props} managed={managed} search={search} onSearch={setSearch} />
      )}
    </Stack>
  );
}

interface ContentProps {
  readonly tab: TabProps<'job'>;
  readonly managed: ManagedPositions;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function Content({ tab, managed, search, onSearch }: ContentProps) {
  const chosen = useChosenPosition(tab, managed);
  if (managed.error) return <Failed managed={managed} />;
  return (
    <MasterDetail
      widths="minmax(0, 6fr) minmax(0, 7fr)"
      isDetailSticky
      masterLabel="Positions"
      master={
        <PositionZones
          managed={managed}
          search={search}
          onSearch={onSearch}
          chosenId={chosen.job?.id ?? null}
          onChoose={chosen.choose}
        />
      }
      detailLabel="Position"
      detail={<PositionPanel chosen={chosen} />}
      isOpen={chosen.isOpened}
      backLabel="All Positions"
      onBack={chosen.close}
    />
  );
}

function Failed({ managed }: { readonly managed: ManagedPositions }) {
  return (
    <Card>
      <LoadError title={LIST_FAILURE} query={managed} />
    </Card>
  );
}

function Empty() {
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title="No positions yet"
        description="New positions start as Active."
        action={<ButtonLink href={POST}>Post Position</ButtonLink>}
      />
    </Card>
  );
}
