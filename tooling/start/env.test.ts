import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../build/packages.ts';
import { readStartEnv } from './env.ts';

test('an empty environment means port 3000 and the folder .data', () => {
  expect(readStartEnv({ PORT: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(WORKSPACE, '.data'),
  });
});

test.each(['seven', '70000', '0', '3.5'])('PORT=%s is refused by its name', (PORT) => {
  expect(() => readStartEnv({ PORT })).toThrow('PORT must be a port number from 1 to 65535, like 3000.');
});
