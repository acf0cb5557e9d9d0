import { beforeEach, expect, test } from 'vitest';
import { forgetCommands, type RecentCommand, recentCommands, rememberCommand } from './recent-commands.ts';

const command = (label: string): RecentCommand => ({
  kind: 'job',
  href: `/joblist/${label}`,
  label,
  note: '',
});

beforeEach(() => sessionStorage.clear());

test('the last one comes first, each one once, four at most', () => {
  for (const label of ['a', 'b', 'c', 'a', 'd', 'e']) rememberCommand('ada', command(label));

  expect(recentCommands('ada').map(({ label }) => label)).toEqual(['e', 'd', 'a', 'c']);
});

test('nobody sees those of another user', () => {
  rememberCommand('ada', command('a'));

  expect(recentCommands('grace')).toEqual([]);
});

test('they are forgotten when asked to', () => {
  rememberCommand('ada', command('a'));
  forgetCommands();

  expect(recentCommands('ada')).toEqual([]);
});

test('what somebody else wrote there is not shown', () => {
  sessionStorage.setItem('recent-commands', '{"owner":"ada","commands":[{"href":"https://evil.example"}]}');

  expect(recentCommands('ada')).toEqual([]);
});
