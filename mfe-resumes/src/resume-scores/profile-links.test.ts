import { expect, test } from 'vitest';
import { profileLinksOf } from './profile-links.ts';

test('[CS-02] the links of a site are found, with and without their scheme', () => {
  const links = [
    'linkedin.com/in/ines-okafor',
    'https://www.LinkedIn.com/in/ines',
    'https://github.com/okafor',
    'okafor.github.io/talks',
    'okafor.dev',
  ];

  expect(profileLinksOf(links, 'linkedin').map(({ href }) => href)).toEqual([
    'https://linkedin.com/in/ines-okafor',
    'https://www.LinkedIn.com/in/ines',
  ]);
  expect(profileLinksOf(links, 'github')).toEqual([
    { text: 'https://github.com/okafor', href: 'https://github.com/okafor' },
    { text: 'okafor.github.io/talks', href: 'https://okafor.github.io/talks' },
  ]);
});

test.each([
  'notgithub.com/okafor',
  'github.com.example/okafor',
  'https://example.com/github.com',
  'javascript:alert(1)//github.com',
  'github com',
])('[CS-02] %s is no link of the site', (link) => {
  expect(profileLinksOf([link], 'github')).toEqual([]);
});
