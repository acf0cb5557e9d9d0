import { expect, test } from 'vitest';
import { usernameErrorOf } from './username.ts';

test('[PR-01] a username of spaces is empty', () => {
  expect(usernameErrorOf('   ', 'Ada')).toBe('Username cannot be empty');
});

test('[PR-01] the current username, with spaces around it too, is not a different one', () => {
  expect(usernameErrorOf(' Ada ', 'Ada')).toBe('Please enter a different username');
});

test('[PR-01] another username may be saved', () => {
  expect(usernameErrorOf('Ada L.', 'Ada')).toBeNull();
});

test('[PR-01] a username of more than 80 characters is refused', () => {
  expect(usernameErrorOf('a'.repeat(81), 'Ada')).toBe('Username must be 80 characters or fewer.');
});
