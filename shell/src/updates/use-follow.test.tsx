import { Link } from '@shortlist/design-system/Link';
import { NavigationProvider } from '@shortlist/design-system/NavigationProvider';
import { closeToast, shownToasts, showToast } from '@shortlist/design-system/Toast';
import { offerUpdate } from '@shortlist/platform/host';
import { createMemoryRouter, Outlet, RouterProvider } from '@shortlist/platform/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFollowWithUpdate } from './use-follow.ts';

const assign = vi.fn();
const keep = (event: Event) => event.preventDefault();

function Layout() {
  return (
    <NavigationProvider navigate={useFollowWithUpdate()}>
      <Link href="/plans">Plans</Link>
      <Link href={`${location.pathname}?tab=2`}>Second tab</Link>
      <Outlet />
    </NavigationProvider>
  );
}

beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  const children = [
    { path: '/plans', Component: () => <h1>Plans</h1> },
    { path: '*', Component: () => <h1>Elsewhere</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ Component: Layout, children }])} />);
});
afterEach(() => {
  cleanup();
  offerUpdate(null);
  for (const { id } of shownToasts()) closeToast(id);
  vi.restoreAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const isInPage = () => screen.findByRole('heading', { name: 'Plans' });

test('a link is followed in the page while the page has what is live', async () => {
  press('Plans');

  expect(await isInPage()).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
});

test('where newer releases are live a link loads the document, which has them', () => {
  offerUpdate(() => {});

  press('Plans');

  expect(assign).toHaveBeenCalledWith('/plans');
});

test('a change within the page loads nothing again', () => {
  offerUpdate(() => {});

  press('Second tab');

  expect(assign).not.toHaveBeenCalled();
});

test('where something would be lost a link is followed in the page, and the update waits', async () => {
  offerUpdate(() => {});
  window.addEventListener('beforeunload', keep);

  press('Plans');

  expect(await isInPage()).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
  window.removeEventListener('beforeunload', keep);
});

test('a notice with its Undo is not taken away by an update', async () => {
  offerUpdate(() => {});
  showToast({ message: 'Resume deleted', action: { label: 'Undo', onAction: () => {} } });

  press('Plans');

  expect(await isInPage()).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
});
