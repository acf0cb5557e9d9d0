import type { Resume } from '@shortlist/api-contract';
import { MasterDetail } from '@shortlist/design-system/MasterDetail';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import type { TabProps } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DetailPane } from './DetailPane.tsx';
import { EditDialog } from './EditDialog.tsx';
import { MyResumes } from './MyResumes.tsx';
import { type Shown, useManagement } from './use-management.ts';
import { useOpenDialog } from './use-open-dialog.ts';

/** Tab of the dashboard: the resumes by status, moved from zone to zone, and all about the one that is chosen. */
export default function ResumeManagementWidget(props: TabProps<'resume'>): ReactElement {
  const management = useManagement(props);
  const { shown, zones, isChosen, choose } = management;
  const { asked, ask, close } = useOpenDialog();
  const dialog = asked && { isOpen: asked.isOpen, resume: newestOf(asked.resume, shown), onClose: close };

  return (
    <Stack>
      <PageHeader
        title="Resume Management"
        description="Sort candidates into Active, Reserve, and Inactive."
      />
      <MasterDetail
        widths="276px minmax(0, 1fr)"
        isOpen={isChosen}
        masterLabel="My Resumes"
        master={<MyResumes management={management} />}
        detailLabel="Resume details"
        detail={
          <DetailPane
            shown={shown}
            isEmpty={zones.rows?.length === 0 && management.search.words === ''}
            onAsk={ask}
          />
        }
        backLabel="All Resumes"
        onBack={() => choose(undefined)}
      />
      {dialog && asked.about === 'edit' && <EditDialog key={asked.times} {...dialog} />}
      {dialog && asked.about === 'analysis' && <AnalysisDialog key={asked.times} {...dialog} />}
      {dialog && asked.about === 'delete' && (
        <DeleteDialog key={asked.times} {...dialog} onDeleted={() => choose(undefined)} />
      )}
    </Stack>
  );
}

/** A dialog follows what it changes. */
function newestOf(resume: Resume, shown: Shown): Resume {
  return shown.kind === 'resume' && shown.resume.id === resume.id ? shown.resume : resume;
}
