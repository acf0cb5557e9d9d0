import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Resume } from './resumes.ts';

/** How the file name of every sample begins, so that nobody takes one for a candidate. */
export const SAMPLE_PREFIX = 'sample-';

/** A position that the sample resumes fit, more and less well; the company is invented. */
export const SAMPLE_POSITION = {
  title: 'Senior Backend Engineer (sample)',
  description: `Fennimore moves freight over eleven ports. You will own the services that price and book it.

Requirements
- Five years or more in backend work
- Go in production
- PostgreSQL under load
- Kubernetes in operation
- Leads an on-call rota

Nice to have
- Event streaming with Kafka
- Knows logistics
- Speaks Dutch
- Degree in computing`,
} as const;

export const samples = {
  addResumes: endpoint({
    id: 'samples.addResumes',
    method: 'POST',
    path: '/api/samples/resumes',
    access: 'user',
    errors: ['plan_limit', 'rate_limited', 'timeout', 'unavailable'],
    summary: `Add sample resumes of fictional people (files named ${SAMPLE_PREFIX}…). Existing samples are kept.`,
    response: z.object({ resumes: z.array(Resume) }),
    status: 201,
    resource: 'resumes',
    touches: ['resumes', 'fairness', 'dashboard'],
  }),
} as const;
