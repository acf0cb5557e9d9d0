import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider, useSearchParams } from '../router.ts';

afterEach(cleanup);

function Filters(): ReactElement {
  const [params, setParams] = useSearchParams();
  const choose = (name: string, value: string) =>
    setParams((before) => {
      before.set(name, value);
      return before;
    });
  const chooseBoth = () => {
    choose('sort', 'name');
    choose('status', 'active');
  };
  return (
    <>
      <output>{params.toString()}</output>
      <button type="button" onClick={chooseBoth}>
        Both
      </button>
      <button type="button" onClick={() => choose('status', 'inactive')}>
        Inactive
      </button>
      <button type="button" onClick={() => setParams({ search: 'kim' })}>
        Search alone
      </button>
    </>
  );
}

function show(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a change that comes before the last one is drawn keeps it', async () => {
  show('/?search=kim');

  press('Both');

  expect(await screen.findByText('search=kim&sort=name&status=active')).toBeDefined();
});

test('a change on the way back begins with what stands there', async () => {
  const router = show('/?search=lee');
  press('Search alone');
  await screen.findByText('search=kim');

  await act(() => router.navigate(-1));
  await screen.findByText('search=lee');
  press('Inactive');

  expect(await screen.findByText('search=lee&status=inactive')).toBeDefined();
});

test('params that are given whole replace all others', async () => {
  show('/?sort=name');

  press('Search alone');

  expect(await screen.findByText('search=kim')).toBeDefined();
});
