import { PlatformFrame } from '@shortlist/platform/testing';
import { routes } from '../remote.ts';
import { JOB_ID } from './backend-position.ts';
import { candidates } from './candidates.ts';
import { recruiter } from './handlers.ts';

/** The page of the first candidate's match, as stories of it begin. */
export function MatchScreen() {
  const { resume_id } = candidates[0].match;
  return (
    <PlatformFrame session={recruiter} path={`/jobs/${JOB_ID}/resumes/${resume_id}/match`} routes={routes} />
  );
}
