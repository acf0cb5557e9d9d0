import { job } from '@shortlist/api-contract/testing/answers';
import { defineKit } from '@shortlist/tooling/contract-tests/kit-config.ts';

export default defineKit({ widgets: { MatchResumes: { job: { ...job, matched_resumes: 0 } } } });
