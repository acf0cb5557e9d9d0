import { expect, test } from 'vitest';
import { readStartEnv } from './env.ts';

test('an origin of a remote that this checkout does not have is refused by its name', () => {
  expect(() => readStartEnv({ REMOTE_ORIGINS: 'mfe-jbos=https://jobs.example.com' })).toThrow(
    'REMOTE_ORIGINS names mfe-jbos, which is none of mfe-ai, ',
  );
});

test('a value that is wrong is refused by the name of its variable', () => {
  expect(() => readStartEnv({ PORT: 'seven' })).toThrow(
    'PORT must be a port number from 1 to 65535, like 3000.',
  );
});
