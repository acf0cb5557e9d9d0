import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FilterSearch, useFilterSearch } from './use-filter-search.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Draws the hook of a filter with a choice. */
async function given(chosen: string | null) {
  const drawings: FilterSearch[] = [];
  function Probe() {
    drawings.push(useFilterSearch(chosen));
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(<Probe />));
  const search = () => {
    const drawn = drawings.at(-1);
    if (!drawn) throw new Error('The hook was not drawn.');
    return drawn;
  };
  return {
    search,
    focus: () => act(async () => search().onFocus()),
    type: (text: string) => act(async () => search().onType(text)),
    wait: (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds)),
  };
}

test('nothing is asked for until the filter has had the focus', async () => {
  const { search, focus } = await given(null);
  expect(search().isAsked).toBe(false);

  await focus();

  expect(search()).toMatchObject({ isAsked: true, words: '', isTyping: false });
});

test('what is typed is asked for once the typing pauses, without the blanks around it', async () => {
  const { search, type, wait } = await given(null);

  await type('cal');
  await wait(200);
  await type(' calder ');
  await wait(200);
  expect(search()).toMatchObject({ words: '', isTyping: true });
  await wait(50);

  expect(search()).toMatchObject({ words: 'calder', isTyping: false });
});

test('the text of the choice asks for every choice, so that another can be made', async () => {
  const { search, type, wait } = await given('Calder Robotics');

  await type('Calder Robotics');
  await wait(300);
  expect(search()).toMatchObject({ words: '', isTyping: false });
  await type('Calder');
  await wait(300);

  expect(search().words).toBe('Calder');
});
