import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideWidgets } from '../testing/widgets.ts';
import { Slot as TypedSlot } from './Slot.tsx';

/** The slots of these tests are in no contract. */
const Slot = TypedSlot as unknown as ComponentType<{ name: string; job?: string }>;

const SLOT = 'mfe_jobs/Position';
const widget = (name: string) =>
  function Widget({ job }: { readonly job?: string }) {
    return <p>{`${name} of ${job}`}</p>;
  };

// React writes every error that a boundary catches to the console, too.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () => act(async () => void render(<Slot name={SLOT} job="Cook" />));

test('[TM-03] a slot shows its widgets in their order, each with what the slot passes', async () => {
  provideWidgets(
    { 'mfe_ai/Matches': widget('Matches'), 'mfe_billing/Cost': widget('Cost') },
    {
      [SLOT]: ['mfe_billing/Cost', 'mfe_ai/Matches'],
    },
  );

  await show();

  const texts = (await screen.findAllByText(/ of Cook$/)).map(({ textContent }) => textContent);
  expect(texts).toEqual(['Cost of Cook', 'Matches of Cook']);
});

test('[TM-03] a widget that fails in a slot fails alone', async () => {
  provideWidgets(
    { 'mfe_ai/Matches': null, 'mfe_billing/Cost': widget('Cost') },
    {
      [SLOT]: ['mfe_ai/Matches', 'mfe_billing/Cost'],
    },
  );

  await show();

  expect(await screen.findByText('Cost of Cook')).toBeDefined();
  expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(1);
});

test('[TM-03] a slot without a widget renders nothing, as do those of names that every object has', async () => {
  provideWidgets({});

  const { container } = render(
    <>
      <Slot name={SLOT} />
      <Slot name="constructor" />
    </>,
  );

  expect(container.innerHTML).toBe('');
});
