import { expect, test } from 'vitest';
import { fillPath } from './endpoint.ts';
import { allEndpoints, endpoints } from './endpoints.ts';
import { ERROR_CODES, STATUS_OF } from './errors.ts';
import { parseFeatureFlags } from './plan-features.ts';
import { RESOURCES } from './resources.ts';

test('every endpoint has an id, a method and a path of its own', () => {
  const ids = allEndpoints.map((endpoint) => endpoint.id);
  const calls = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);

  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(calls).size).toBe(calls.length);
});

test('every read belongs to a cached resource', () => {
  for (const endpoint of allEndpoints) expect(RESOURCES).toContain(endpoint.resource);
});

test('every write says which cached resources it changes', () => {
  const writes = allEndpoints.filter(
    (endpoint) => endpoint.method !== 'GET' && endpoint.isRead !== true && endpoint.resource !== 'session',
  );

  expect(writes.length).toBeGreaterThan(5);
  for (const endpoint of writes) expect(endpoint.touches, endpoint.id).toContain(endpoint.resource);
});

test('a write that changes matches or outcomes has the report on them asked again', () => {
  const writes = allEndpoints.filter(({ touches = [] }) =>
    touches.some((resource) => resource === 'matches' || resource === 'outcomes'),
  );

  expect(writes.length).toBeGreaterThan(10);
  expect(writes.filter(({ touches }) => !touches?.includes('fairness')).map(({ id }) => id)).toEqual([]);
});

test('a write that adds resumes has the share with declared groups asked again', () => {
  for (const endpoint of [endpoints.resumes.upload, endpoints.samples.addResumes])
    expect(endpoint.touches, endpoint.id).toContain('fairness');
});

test('a read has no query asked again', () => {
  for (const endpoint of allEndpoints.filter(({ isRead }) => isRead)) {
    expect(endpoint.touches, endpoint.id).toBeUndefined();
  }
});

test('every part of a path is described, and the other way round', () => {
  for (const endpoint of allEndpoints) {
    const named = [...endpoint.path.matchAll(/:([a-zA-Z]+)/g)].map((part) => part[1] ?? '').sort();
    const shape =
      endpoint.params && 'shape' in endpoint.params ? Object.keys(endpoint.params.shape as object) : [];
    expect(shape.sort(), endpoint.id).toEqual(named);
  }
});

test('[AP-02] every error code has a status from 400 on', () => {
  for (const code of ERROR_CODES) expect(STATUS_OF[code], code).toBeGreaterThanOrEqual(400);
});

test('a path is filled with encoded parts, and refuses a missing one', () => {
  expect(fillPath('/api/jobs/:id', { id: 'a/b c' })).toBe('/api/jobs/a%2Fb%20c');
  expect(() => fillPath('/api/jobs/:id', {})).toThrow('needs a value for id');
});

test('feature flags are read from a list or from names with values', () => {
  expect(parseFeatureFlags('["5 open positions"]')).toEqual(['5 open positions']);
  expect(parseFeatureFlags('{"open_positions":5,"batch_match":true,"sso":false}')).toEqual([
    '5 open positions',
    'Batch match',
  ]);
  expect(parseFeatureFlags('not json')).toEqual([]);
});
