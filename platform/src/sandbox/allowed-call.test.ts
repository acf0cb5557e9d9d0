import { expect, test } from 'vitest';
import { allowedCall } from './allowed-call.ts';

const ORIGIN = 'https://hire.example.com';
const CALLS = ['jobs', 'resumes.list'];

const idOf = (method: string, address: string): string | undefined =>
  allowedCall({ method: method as 'GET', address }, CALLS, ORIGIN)?.endpoint.id;

test.each([
  ['GET', '/api/jobs', 'jobs.list'],
  ['GET', '/api/jobs?search=baker&cursor=2', 'jobs.list'],
  ['GET', '/api/jobs/companies', 'jobs.companies'],
  ['DELETE', '/api/jobs/01a22d0d-2559-7000-92c4-bb6e836a7845', 'jobs.remove'],
  ['GET', `${ORIGIN}/api/resumes`, 'resumes.list'],
])('[TM-05] what the operator has named may be called: %s %s', (method, address, id) => {
  expect(idOf(method, address)).toBe(id);
});

test.each([
  ['another call of a resource', 'GET', '/api/resumes/01a22d0d-2559-7000-92c4-bb6e836a7845'],
  ['another resource', 'DELETE', '/api/account'],
  ['another method', 'PATCH', '/api/jobs'],
  ['another server', 'GET', 'https://elsewhere.example/api/jobs'],
  ['another server in a short form', 'GET', '//elsewhere.example/api/jobs'],
  ['a way up', 'DELETE', '/api/jobs/../account'],
  ['a way up that is encoded', 'DELETE', '/api/jobs/%2e%2e/account'],
  ['another call in other letters', 'GET', '/api/Resumes/Counts'],
  ['a segment that hides another', 'GET', '/api/jobs/1%2F..%2F..%2Faccount'],
  ['no call', 'GET', '/platform/status.json'],
  ['an unknown call', 'GET', '/api/jobs/1/2/3'],
  ['no address', 'GET', 'https://'],
  ['a script', 'GET', 'javascript:alert(1)'],
])('[TM-05] a sandboxed remote may not call %s', (_, method, address) => {
  expect(idOf(method, address)).toBeUndefined();
});

test('[TM-05] a stream of events passes no port, whoever is named', () => {
  const address = '/api/batches/01a22d0d-2559-7000-92c4-bb6e836a7845/events';

  expect(allowedCall({ method: 'GET', address }, ['batches'], ORIGIN)).toBeNull();
});
