import { expect, test } from 'vitest';
import { strangersIn } from './report-strangers.ts';

test('[TM-05] a setting that names a remote without a release is told, or a wrong letter would let it run in the page', () => {
  const named = {
    remoteOrigins: { 'mfe-jobs': 'https://jobs.example.com', 'mfe-ia': 'https://ai.example.com' },
    sandboxed: { 'mfe-ai': ['matches'], 'mfe-jbos': ['jobs'] },
  };

  expect(strangersIn(named, ['shell', 'mfe-jobs', 'mfe-ai'])).toEqual([
    'REMOTE_ORIGINS names mfe-ia, which has no release.',
    'SANDBOXED_REMOTES names mfe-jbos, which has no release.',
  ]);
});
