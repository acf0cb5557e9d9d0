import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { LoadError } from './LoadError.tsx';

afterEach(cleanup);

test("a failed query's result is shown with its message, and Retry fetches again", () => {
  const error = new ApiError('conflict', 'The disk is full', { status: 409 });
  const refetch = vi.fn();

  render(
    <LoadError
      title="Failed to load resumes"
      query={{ data: undefined, error, isFetching: false, refetch }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(screen.getByRole('alert').textContent).toBe('Failed to load resumesThe disk is fullRetry');
  expect(refetch).toHaveBeenCalledOnce();
});

test('while a screen tries again, Retry is pending', () => {
  const retry = vi.fn();

  render(
    <LoadError title="Failed to load" query={{ error: new Error('Offline'), isRetrying: true, retry }} />,
  );
  fireEvent.click(screen.getByRole('button', { name: /Retry/ }));

  expect(retry).not.toHaveBeenCalled();
});
