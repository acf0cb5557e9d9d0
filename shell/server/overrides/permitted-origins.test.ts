import { expect, test } from 'vitest';
import { buildFolder } from './permitted-origins.ts';

test.each([
  ['http://localhost:4101', 'http://localhost:*', 'http://localhost:4101/'],
  ['http://localhost:4101/dist', 'http://localhost:4101', 'http://localhost:4101/dist/'],
  ['http://[::1]:4101/', 'http://[::1]:*', 'http://[::1]:4101/'],
  ['https://preview.example.com', 'https://preview.example.com', 'https://preview.example.com/'],
  ['https://preview.example.com:443/', 'https://preview.example.com', 'https://preview.example.com/'],
  ['https://pr-7.preview.example.com/', 'https://*.preview.example.com', 'https://pr-7.preview.example.com/'],
  ['https://PR-7.preview.example.com/', 'https://*.preview.example.com', 'https://pr-7.preview.example.com/'],
  [' https://preview.example.com/a ', 'https://preview.example.com', 'https://preview.example.com/a/'],
])('%s is permitted by %s', (text, pattern, folder) => {
  expect(buildFolder(text, [pattern]).href).toBe(folder);
});

test.each([
  ['http://preview.example.com', 'https://preview.example.com'],
  ['https://preview.example.com:8443', 'https://preview.example.com'],
  ['https://preview.example.com.evil.net', 'https://preview.example.com'],
  ['https://evil.net/preview.example.com', 'https://preview.example.com'],
  ['https://preview.example.com', 'https://*.preview.example.com'],
  ['https://a.b.preview.example.com', 'https://*.preview.example.com'],
  ['https://evilpreview.example.com', 'https://*.preview.example.com'],
  ['https://*.preview.example.com', 'https://*.preview.example.com'],
  ["https://a;'unsafe-eval'.preview.example.com", 'https://*.preview.example.com'],
  ['http://localhost:4102', 'http://localhost:4101'],
  ['http://localhost', 'http://localhost:4101'],
  ['http://localhost.evil.net:4101', 'http://localhost:*'],
  ['http://2130706433:4101', 'http://localhost:*'],
])('%s is not permitted by %s', (text, pattern) => {
  expect(() => buildFolder(text, [pattern])).toThrow(/^Builds from /);
});
