import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => document.body.replaceChildren());

/** Draws a page with a part that failed, and gives what has it loaded. */
async function given(): Promise<() => Promise<void>> {
  const page = document.body.appendChild(document.createElement('main'));
  page.tabIndex = -1;
  const root = createRoot(page);
  const draw = (part: ReactNode) => act(async () => root.render(<section>{part}</section>));
  await draw(<ErrorState title="Failed to load job positions" onRetry={() => {}} />);
  return () => draw(<p>Twelve positions</p>);
}

test('the focus of a Retry that has gone is on the page around it', async () => {
  const load = await given();
  document.querySelector('button')?.focus();

  await load();

  expect(document.activeElement?.localName).toBe('main');
});

test('a focus elsewhere stays where it is', async () => {
  const load = await given();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();

  await load();

  expect(document.activeElement).toBe(field);
});
