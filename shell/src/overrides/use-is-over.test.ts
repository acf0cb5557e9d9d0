import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsExpired } from './use-is-over.ts';

afterEach(() => void vi.useRealTimers());

test('a moment passes while the page is open', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00.000Z') });
  const { result } = renderHook(() => useIsExpired('2026-11-22T12:30:00.000Z'));
  expect(result.current).toBe(false);

  act(() => void vi.advanceTimersByTime(31 * 60_000));

  expect(result.current).toBe(true);
});
