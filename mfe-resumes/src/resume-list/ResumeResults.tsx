import type { Resume } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { messageOf } from '@shortlist/platform';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { LIST_FAILURE, type ResumeList } from '../shared/resume-queries.ts';
import styles from './ResumeListPage.module.css';
import { ResumeTable } from './ResumeTable.tsx';
import { applyResumeView, type ResumeView } from './resume-view.ts';

interface ResumeResultsProps {
  readonly view: ResumeView;
  readonly list: ResumeList;
  readonly onDelete: (resume: Resume) => void;
}

/** The list in whichever state it is: loading, failed, empty, nothing found, or rows. */
export function ResumeResults({ view, list, onDelete }: ResumeResultsProps) {
  const { resumes } = list;
  const [shown, showMore] = useShown(JSON.stringify(view));
  if (!resumes) {
    return (
      <Card>{list.error ? <Failed list={list} /> : <SkeletonRows rows={8} label="Loading resumes" />}</Card>
    );
  }
  if (resumes.length === 0) return <Empty />;
  const found = applyResumeView(resumes, view);

  function handleMore() {
    if (found.length <= shown) list.loadMore();
    showMore();
  }

  return (
    <>
      {list.readAllError && (
        <Banner
          tone="caution"
          title={`Only the newest ${resumes.length} resumes are shown.`}
          action={<Button onPress={list.retryAll}>Retry</Button>}
        >
          {messageOf(list.readAllError)}
        </Banner>
      )}
      <Card>
        {found.length > 0 ? (
          <ResumeTable resumes={found.slice(0, shown)} onDelete={onDelete} />
        ) : (
          <EmptyState
            title="No resume fits."
            description={
              list.isReadingAll ? 'Looking through the older ones.' : 'Try another word or status.'
            }
          />
        )}
      </Card>
      <div className={styles.foot}>
        <output>{countOf(found.length, list)}</output>
        {(list.canLoadMore || found.length > shown) && (
          <Button onPress={handleMore} isPending={list.isLoadingMore} pendingLabel="Loading">
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

const STEP = 100;

/** How many rows are drawn: a step more at each call, and back to one step when the view changes. */
function useShown(view: string): [number, () => void] {
  const [shown, setShown] = useState({ view, count: STEP });
  const count = shown.view === view ? shown.count : STEP;
  return [count, () => setShown({ view, count: count + STEP })];
}

function Failed({ list }: { readonly list: ResumeList }) {
  return (
    <ErrorState
      title={LIST_FAILURE}
      description={messageOf(list.error)}
      onRetry={list.retry}
      isRetrying={list.isRetrying}
    />
  );
}

function Empty() {
  return (
    <Card>
      <EmptyState
        title="No resumes uploaded yet."
        description="Upload one, and Shortlist marks what it finds."
        action={
          <ButtonLink variant="primary" href="/resumes/new" icon={<Upload aria-hidden />}>
            Upload Resumes
          </ButtonLink>
        }
      />
    </Card>
  );
}

function countOf(found: number, { isReadingAll, canLoadMore }: ResumeList): string {
  const count = found === 1 ? '1 resume' : `${found} resumes`;
  if (isReadingAll) return `${count} so far, reading the older ones`;
  return canLoadMore ? `${count}, the newest` : count;
}
