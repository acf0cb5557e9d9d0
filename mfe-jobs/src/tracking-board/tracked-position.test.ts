import { aBoard, aKanbanCard } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { outcomesOf, positionsOf, totalOf } from './tracked-position.ts';

test('[TR-01] the cards come column after column, each with its name, its place and its color', () => {
  const [nurse, analyst] = [
    aKanbanCard({ title: 'Nurse', color: 'green' }),
    aKanbanCard({ title: 'Analyst' }),
  ];
  const board = { ...aBoard({ draft: [analyst], completed: [nurse] }) };

  expect(positionsOf(board)).toMatchObject([
    { id: analyst.id, name: 'Analyst', columnId: 'draft', tab: 'yellow' },
    { id: nurse.id, name: 'Nurse', columnId: 'completed', tab: 'green' },
  ]);
  expect(totalOf({ ...board, offered: { cards: [], total: 40, next_cursor: 'x' } })).toBe(42);
});

test('a card that did not change is the same object, and another one in another column', () => {
  const card = aKanbanCard();
  const [before] = positionsOf(aBoard({ draft: [card] }));

  expect(positionsOf(aBoard({ draft: [card] }))[0]).toBe(before);
  expect(positionsOf(aBoard({ offered: [card] }))[0]).toMatchObject({ id: card.id, columnId: 'offered' });
});

test('what is recorded of candidates is said, and nothing where nothing is', () => {
  expect(outcomesOf(aKanbanCard())).toBeNull();
  expect(outcomesOf(aKanbanCard({ interviewed: 4, offersSent: 1, offersAccepted: 1 }))).toBe(
    '4 interviewed, 1 offer sent, 1 accepted',
  );
  expect(outcomesOf(aKanbanCard({ offersSent: 2 }))).toBe('2 offers sent');
});
