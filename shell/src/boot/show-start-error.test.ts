import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showStartError } from './show-start-error.ts';

test('a shell that cannot start says so and offers to load the page again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<div id="root"></div>';

  showStartError(new Error('/remotes.json answered 503.'));

  expect(screen.getByRole('heading', { name: 'Failed to start Shortlist' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
});
