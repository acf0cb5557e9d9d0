import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Page({ state }: { readonly state: 'running' | 'stopped' }) {
  const kept = useKeptFocus<HTMLDivElement>(state);
  return (
    <>
      <input aria-label="Elsewhere" />
      <div {...kept} tabIndex={-1} data-testid="around">
        {state === 'running' ? <button type="button">Stop</button> : <p>Stopped</p>}
      </div>
    </>
  );
}

test('a button that goes away hands the focus to what is around it', () => {
  const { rerender } = render(<Page state="running" />);
  screen.getByRole('button', { name: 'Stop' }).focus();

  rerender(<Page state="stopped" />);

  expect(document.activeElement).toBe(screen.getByTestId('around'));
});

test('a focus that is elsewhere stays there', () => {
  const { rerender } = render(<Page state="running" />);
  screen.getByRole('button', { name: 'Stop' }).focus();
  screen.getByRole('textbox').focus();

  rerender(<Page state="stopped" />);

  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a page that nobody has used takes no focus', () => {
  const { rerender } = render(<Page state="running" />);

  rerender(<Page state="stopped" />);

  expect(document.activeElement).toBe(document.body);
});
