import { job } from '@shortlist/api-contract/testing/answers';
import { defineKit } from '@shortlist/remote-kit';

export default defineKit({
  widgets: { MatchResumes: { job: { ...job, matched_resumes: 0 } }, ToCheck: { job } },
});
