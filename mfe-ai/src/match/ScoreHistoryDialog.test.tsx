import { PlatformFrame } from '@shortlist/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
import ScoreHistoryDialog from './ScoreHistoryDialog.tsx';

const TRUTH_SET = '/api/scores/truth-set.zip';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function shown() {
  const { calls } = fakeNetwork();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const pair = { jobId: 'a', resumeId: 'b' };
  render(
    <PlatformFrame
      routes={[{ path: '/', element: <ScoreHistoryDialog pair={pair} onClose={() => {}} /> }]}
    />,
  );
  const asked = (count: number) =>
    waitFor(() => {
      const call = calls.filter(({ path }) => path === TRUTH_SET)[count - 1];
      if (!call) throw new Error(`The truth set was not asked for ${count} times.`);
      return call;
    });
  return { asked, saved };
}

test('[VD-06] the corrections of an account are saved as a file', async () => {
  const { asked, saved } = shown();

  fireEvent.click(await screen.findByRole('button', { name: 'Save Corrections' }));
  (await asked(1)).answer({});

  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'truth-set.zip' });
});

test('[VD-06] a truth set that is refused says why, and is saved by another press', async () => {
  const { asked, saved } = shown();
  fireEvent.click(await screen.findByRole('button', { name: 'Save Corrections' }));

  (await asked(1)).refuse(403, 'forbidden', 'Blind mode is on.');
  expect((await screen.findByRole('alert')).textContent).toContain('Blind mode is on.');
  fireEvent.click(screen.getByRole('button', { name: 'Save Corrections' }));
  (await asked(2)).answer({});

  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});
