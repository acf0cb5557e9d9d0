import { allEndpoints, endpoints, GENERIC_ERROR, rawEndpoints, UPLOAD_LIMITS } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { browserContractNames, browserContractSource } from './browser-contract.ts';

type Contract = typeof import('@shortlist/api-contract');

/** The module as a browser runs it, without the files that it passes on as they are. */
async function browserContract(): Promise<Contract> {
  const source = browserContractSource().replace(/^export \* .*$/m, '');
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

test('browsers get every endpoint with what a call needs, and no schema', async () => {
  const contract = await browserContract();
  const all = Object.values(contract.endpoints).flatMap((group) => Object.values(group));

  expect(all.map(({ id }) => id)).toEqual(allEndpoints.map(({ id }) => id));
  expect(contract.endpoints.jobs.create).toEqual({
    id: 'jobs.create',
    method: 'POST',
    path: '/api/jobs',
    resource: 'jobs',
    touches: endpoints.jobs.create.touches,
  });
  expect(contract.endpoints.resumes.upload.files).toEqual(endpoints.resumes.upload.files);
  expect(contract.jobs).toBe(contract.endpoints.jobs);
  expect(Object.keys(contract.rawEndpoints)).toEqual(Object.keys(rawEndpoints));
});

test('browsers get constants as they are, and neither schemas nor functions that need one', async () => {
  const contract = await browserContract();

  expect(contract.GENERIC_ERROR).toBe(GENERIC_ERROR);
  expect(contract.UPLOAD_LIMITS).toEqual(UPLOAD_LIMITS);
  expect(browserContractSource()).not.toContain('_zod');
  for (const name of ['parseJobDescription', 'fillPath', 'endpoints'])
    expect(browserContractNames()).toContain(name);
  for (const name of ['JobInput', 'parseResumeNotes', 'allEndpoints'])
    expect(browserContractNames()).not.toContain(name);
});
