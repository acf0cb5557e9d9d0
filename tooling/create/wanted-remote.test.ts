import { expect, test } from 'vitest';
import { type Surroundings, teamHandle, wantedRemote } from './wanted-remote.ts';

const around: Surroundings = {
  taken: ['mfe-jobs', 'shell'],
  remotes: [{ package: 'mfe-jobs', port: 4101, prefixes: ['/joblist'] }],
  shellPaths: ['/', '/login'],
};

test('a name is enough: all else follows from it', () => {
  expect(wantedRemote({ name: 'mfe-phone-screens' }, around)).toEqual({
    package: 'mfe-phone-screens',
    container: 'mfe_phone_screens',
    component: 'PhoneScreens',
    title: 'Phone screens',
    team: 'Phone screens',
    port: 4102,
    path: '/phone-screens',
  });
});

test('what is said counts more than what would follow', () => {
  const words = {
    name: 'mfe-interviews',
    title: 'Interview days',
    team: 'Hiring',
    port: '4200',
    path: '/days',
  };

  expect(wantedRemote(words, around)).toMatchObject({
    title: 'Interview days',
    team: 'Hiring',
    port: 4200,
    path: '/days',
  });
});

test.each([
  [{ name: '' }, 'Say how the remote is called'],
  [{ name: 'interviews' }, 'begin with mfe-'],
  [{ name: 'mfe-Interviews' }, 'small letters'],
  [{ name: 'mfe--interviews' }, 'single hyphens'],
  [{ name: 'mfe-../etc' }, "can't be the name of a remote"],
  [{ name: `mfe-${'a'.repeat(40)}` }, '40 characters at most'],
  [{ name: 'mfe-jobs' }, 'There is a folder mfe-jobs already'],
  [{ name: 'mfe-x', title: 'interviews' }, `"interviews" can't be the title`],
  [{ name: 'mfe-x', team: "Team 'A'" }, "can't be the team"],
  [{ name: 'mfe-x', port: '80' }, 'The port must be a number from 1024'],
  [{ name: 'mfe-x', port: 'high' }, 'The port must be a number from 1024'],
  [{ name: 'mfe-x', port: '4100' }, "which is the shell's"],
  [{ name: 'mfe-x', port: '4101' }, 'mfe-jobs has the port 4101 already'],
  [{ name: 'mfe-x', path: 'days' }, `"days" can't be the address of its page`],
  [{ name: 'mfe-x', path: '/joblist' }, 'mfe-jobs owns the address /joblist already'],
  [{ name: 'mfe-x', path: '/login' }, 'The shell owns the address /login already'],
])('%o is refused with a sentence', (words, sentence) => {
  expect(wantedRemote(words, around)).toContainEqual(expect.stringContaining(sentence));
});

test('each word that is wrong has its sentence', () => {
  expect(wantedRemote({ name: 'Interviews', port: '1', path: 'x' }, around)).toHaveLength(3);
});

test('a team is written as reviewers are', () => {
  expect(teamHandle('Phone screens')).toBe('@shortlist/phone-screens');
});
