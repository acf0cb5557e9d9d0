import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useNotifications } from '../notifications/notifications.ts';
import { useSavedViews } from './saved-views.ts';

const STRONG = { name: 'Strong in Go', search: '?skill=Go&sort=match' };

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

test('[FR-03] a view is kept in this browser, and one of the same name replaces it', () => {
  const { result } = renderHook(() => useSavedViews('resumes'));
  act(() => result.current.onSave(STRONG));
  act(() => result.current.onSave({ name: 'Active', search: '?status=active' }));
  act(() => result.current.onSave({ ...STRONG, search: '?skill=Rust' }));

  const again = renderHook(() => useSavedViews('resumes'));
  expect(again.result.current.items).toEqual([
    { name: 'Active', search: '?status=active' },
    { name: 'Strong in Go', search: '?skill=Rust' },
  ]);
  expect(renderHook(() => useSavedViews('positions')).result.current.items).toEqual([]);
});

test('a view that was deleted comes back by Undo', () => {
  const { result } = renderHook(() => useSavedViews('resumes'));
  act(() => result.current.onSave(STRONG));
  act(() => result.current.onDelete(STRONG.name));
  expect(result.current.items).toEqual([]);

  act(() => useNotifications.getState().toasts.at(-1)?.action?.onAction());
  expect(result.current.items).toEqual([STRONG]);
});

test('what is stored and is no view is left out', () => {
  const stored = [STRONG, { name: 'Elsewhere', search: '//example.com' }, { name: 7, search: '' }, null];
  localStorage.setItem('views::resumes', JSON.stringify(stored));
  expect(renderHook(() => useSavedViews('resumes')).result.current.items).toEqual([STRONG]);

  localStorage.setItem('views::positions', '{"name":');
  expect(renderHook(() => useSavedViews('positions')).result.current.items).toEqual([]);
});

test('where storage is refused, views last as long as the page', () => {
  const refusal = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useSavedViews('resumes'));
  act(() => result.current.onSave(STRONG));
  expect(result.current.items).toEqual([STRONG]);
  refusal.mockRestore();
});
