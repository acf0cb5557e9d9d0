import { beforeEach, expect, test, vi } from 'vitest';
import { closeToast, shownToasts, showToast, subscribeToToasts } from './toast-queue.ts';

beforeEach(() => {
  for (const toast of shownToasts()) closeToast(toast.id);
});

test('a toast is shown until it is closed', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToToasts(listener);

  const id = showToast({ message: 'Moved to Reserve' });
  expect(shownToasts()).toMatchObject([{ id, message: 'Moved to Reserve' }]);

  closeToast(id);
  expect(shownToasts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('the oldest leaves when a fifth comes', () => {
  for (const message of ['1', '2', '3', '4', '5']) showToast({ message });

  expect(shownToasts().map((toast) => toast.message)).toEqual(['2', '3', '4', '5']);
});

test('another copy of the package shows the same toasts', async () => {
  showToast({ message: 'From a remote' });

  vi.resetModules();
  const copy = await import('./toast-queue.ts');

  expect(copy.showToast).not.toBe(showToast);
  expect(copy.shownToasts()).toMatchObject([{ message: 'From a remote' }]);
});
