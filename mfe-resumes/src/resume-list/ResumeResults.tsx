import type { Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { LoadError } from '@shortlist/platform';
import { Upload } from 'lucide-react';
import { ResumePager } from '../resume-queries/ResumePager.tsx';
import { LIST_FAILURE, type ResumeList } from '../resume-queries/resume-queries.ts';
import { ResumeTable } from './ResumeTable.tsx';
import { hasResumeFilters, NO_FILTERS } from './resume-view.ts';
import type { ResumeViewControls } from './use-resume-view.ts';

interface ResumeResultsProps {
  readonly controls: ResumeViewControls;
  readonly list: ResumeList;
  readonly onDelete: (resume: Resume) => void;
}

/** The list in whichever state it is: loading, failed, empty, nothing found, or rows. */
export function ResumeResults({ controls, list, onDelete }: ResumeResultsProps) {
  const { view, onChange } = controls;
  const { resumes } = list;
  if (!resumes) {
    return (
      <Card>{list.error ? <Failed list={list} /> : <SkeletonRows rows={8} label="Loading resumes" />}</Card>
    );
  }
  if (resumes.length === 0) {
    return hasResumeFilters(view) ? <NothingFits onClear={() => onChange(NO_FILTERS)} /> : <Empty />;
  }
  return (
    <Card>
      <ResumeTable list={list} resumes={resumes} controls={controls} onDelete={onDelete} />
      <ResumePager list={list} shown={resumes.length} />
    </Card>
  );
}

function Failed({ list }: { readonly list: ResumeList }) {
  return <LoadError title={LIST_FAILURE} query={list} />;
}

function NothingFits({ onClear }: { readonly onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        title="No matching resumes"
        description="Try a different keyword, status, or skill."
        action={<Button onPress={onClear}>Clear Filters</Button>}
      />
    </Card>
  );
}

function Empty() {
  return (
    <Card>
      <EmptyState
        title="No resumes uploaded yet."
        description="Upload a resume to see its score and key evidence."
        action={
          <ButtonLink variant="primary" href="/resumes/new" icon={<Upload aria-hidden />}>
            Upload Resumes
          </ButtonLink>
        }
      />
    </Card>
  );
}
