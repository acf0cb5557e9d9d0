import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Arrangement, Move } from './lists.ts';
import { useSavedMoves } from './use-saved-moves.ts';

const base: Arrangement = new Map([
  ['one', ['a', 'b']],
  ['two', []],
]);
const toTwo = (id: string): Move => ({ ids: [id], place: { listId: 'two', beforeId: null } });

interface Saving {
  move: Move;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Draws the hook, and lets a test answer each save. */
async function given() {
  const savings: Saving[] = [];
  const onRefused = vi.fn();
  const drawing: ReturnType<typeof useSavedMoves>[] = [];
  const save = (move: Move) =>
    new Promise<void>((resolve, reject) => {
      savings.push({ move, resolve, reject });
    });
  function Probe({ data }: { data: Arrangement }) {
    drawing.push(useSavedMoves({ base: data, save, onRefused }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (data: Arrangement) => act(async () => root.render(<Probe data={data} />));
  await show(base);
  const moves = () => {
    const current = drawing.at(-1);
    if (!current) throw new Error('The hook was not drawn.');
    return current;
  };
  return {
    savings,
    onRefused,
    show,
    move: (move: Move) => act(async () => moves().move(move)),
    drawn: () => Object.fromEntries(moves().arrangement),
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('a move is drawn before it is saved, and stays until the data carry it', async () => {
  const { savings, show, move, drawn } = await given();

  await move(toTwo('a'));
  expect(drawn()).toEqual({ one: ['b'], two: ['a'] });

  await act(async () => savings[0]?.resolve());
  expect(drawn()).toEqual({ one: ['b'], two: ['a'] });

  await show(
    new Map([
      ['one', []],
      ['two', ['a', 'b']],
    ]),
  );
  expect(drawn()).toEqual({ one: [], two: ['a', 'b'] });
});

test('a refused move goes back alone, with its error; a later one stays', async () => {
  const { savings, onRefused, move, drawn } = await given();
  const error = new Error('offline');
  await move(toTwo('a'));
  await move(toTwo('b'));
  expect(savings).toHaveLength(1);

  await act(async () => savings[0]?.reject(error));

  expect(drawn()).toEqual({ one: ['a'], two: ['b'] });
  expect(onRefused).toHaveBeenCalledWith(error, toTwo('a'));
  expect(savings.map((saving) => saving.move.ids)).toEqual([['a'], ['b']]);
});

test('a move that the data have carried is not drawn again when they come back to what they were', async () => {
  const { savings, show, move, drawn } = await given();
  await move(toTwo('a'));
  await act(async () => savings[0]?.resolve());
  await show(
    new Map([
      ['one', ['b']],
      ['two', ['a']],
    ]),
  );

  await show(new Map(base));

  expect(drawn()).toEqual({ one: ['a', 'b'], two: [] });
});
