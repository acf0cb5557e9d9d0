import { expect, test } from 'vitest';
import { allEndpoints, endpoints, rawEndpoints } from '../../endpoints.ts';
import { empty, FAILING, full, job, matchedCall, mockResponseFor, withDefaults } from './index.ts';

test('every call that answers with JSON has an answer, but for those that lead to a card provider', () => {
  const unanswered = allEndpoints.filter((endpoint) => !withDefaults.has(endpoint)).map(({ id }) => id);

  expect(unanswered).toEqual(['payments.createCheckoutSession', 'payments.createPortalSession']);
});

test('an answer that the server could give is also one that it would give again', () => {
  for (const answers of [withDefaults, empty, full]) {
    for (const endpoint of allEndpoints.filter((each) => answers.has(each))) {
      expect(endpoint.response.parse(answers.get(endpoint))).toEqual(answers.get(endpoint));
    }
  }
});

test.each([
  ['GET', `/api/jobs/${job.id}`, endpoints.jobs.get],
  ['GET', '/api/jobs/companies', endpoints.jobs.companies],
  ['HEAD', '/api/jobs', endpoints.jobs.list],
  ['GET', '/api/auth/', endpoints.auth.current],
  ['GET', `/api/resumes/${job.id}/file`, rawEndpoints.resumes.file],
])('%s %s is found among the calls of the contract', (method, pathname, call) => {
  expect(matchedCall(method, pathname)).toBe(call);
});

test('an address that the contract does not have asks for nothing', () => {
  expect(matchedCall('PUT', '/api/jobs')).toBeUndefined();
  expect(matchedCall('GET', '/api/interviews')).toBeUndefined();
});

test('an answer goes over the wire with the status and the type that the call has', () => {
  expect(mockResponseFor(endpoints.jobs.create, job)).toEqual({
    status: 201,
    contentType: 'application/json',
    body: JSON.stringify(job),
  });
  expect(mockResponseFor(rawEndpoints.batches.events, 'event: progress\n\n')).toMatchObject({
    contentType: 'text/event-stream',
  });
  expect(mockResponseFor(rawEndpoints.resumes.preview, '<p>Ines Okafor')).toMatchObject({
    contentType: 'text/html',
  });
  expect(mockResponseFor(endpoints.jobs.list, FAILING)).toMatchObject({ status: 500 });
});
