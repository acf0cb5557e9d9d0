import { Card, CardHeader } from '@shortlist/design-system/Card';
import type { MatchResumesProps } from '../contract.ts';
import { MatchAllProgress } from '../match-score-tab/MatchAllProgress.tsx';
import { UnmatchedResumes } from '../match-score-tab/UnmatchedResumes.tsx';

/** Beside a position: how far matching all resumes is, and, while none is matched, some to begin with. */
export default function MatchResumesWidget({ job }: MatchResumesProps) {
  return (
    <>
      <MatchAllProgress jobId={job.id} />
      {job.matched_resumes === 0 ? (
        <Card>
          <CardHeader title="Match Resumes" />
          <UnmatchedResumes jobId={job.id} />
        </Card>
      ) : null}
    </>
  );
}
