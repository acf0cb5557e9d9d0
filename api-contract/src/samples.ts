import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Resume } from './resumes.ts';

/** How the file name of every sample begins, so that nobody takes one for a candidate. */
export const SAMPLE_PREFIX = 'sample-';

export const samples = {
  addResumes: endpoint({
    id: 'samples.addResumes',
    method: 'POST',
    path: '/api/samples/resumes',
    access: 'user',
    summary: `Adds resumes of invented people to try the product with, files named ${SAMPLE_PREFIX}…; those that are there already stay.`,
    response: z.object({ resumes: z.array(Resume) }),
    status: 201,
    resource: 'resumes',
    touches: ['resumes', 'dashboard'],
  }),
} as const;
