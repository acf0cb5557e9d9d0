import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from './settings.ts';

const Variables = z.object({
  PASSWORD: z.string().min(8, 'must have 8 characters or more.').optional(),
  PORT: z.coerce.number('must be a port.').default(3000),
});

const files: Readonly<Record<string, string>> = {
  '/run/secrets/password': 'correct horse\n',
  '/run/secrets/short': 'horse\n',
  '/run/secrets/empty': '\n',
};

function readFile(path: string): string {
  const text = files[path];
  if (text === undefined) throw new Error(`ENOENT: ${path}`);
  return text;
}

const read = (environment: Record<string, string>) => readSettings(Variables, environment, readFile);

test('a variable is read from the environment, or from the file that its _FILE names, without the last line break', () => {
  expect(read({ PASSWORD: 'battery staple', PORT: '4000' })).toEqual({
    PASSWORD: 'battery staple',
    PORT: 4000,
  });
  expect(read({ PASSWORD_FILE: '/run/secrets/password' })).toEqual({ PASSWORD: 'correct horse', PORT: 3000 });
});

test('an empty value and an empty file mean that nothing is set', () => {
  expect(read({ PASSWORD: '', PORT: '' })).toEqual({ PORT: 3000 });
  expect(read({ PASSWORD_FILE: '/run/secrets/empty' })).toEqual({ PORT: 3000 });
});

test('a file is read only for a variable of this process', () => {
  expect(read({ SSL_CERT_FILE: '/nowhere' })).toEqual({ PORT: 3000 });
});

test.each([
  [{ PASSWORD_FILE: '/run/secrets/gone' }, 'PASSWORD_FILE names /run/secrets/gone, which cannot be read.'],
  [
    { PASSWORD: 'battery staple', PASSWORD_FILE: '/run/secrets/password' },
    'PASSWORD and PASSWORD_FILE are both set: keep one of them.',
  ],
  [{ PASSWORD_FILE: '/run/secrets/short' }, 'PASSWORD must have 8 characters or more.'],
  [{ PORT: 'seven' }, 'PORT must be a port.'],
])('what is wrong is said by the name of its variable: %o', (environment, sentence) => {
  expect(read(environment)).toBe(sentence);
});
