import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SortableList } from './SortableList.tsx';

afterEach(cleanup);

test('Enter opens a row and means nothing to what the row puts the focus in', () => {
  const onAction = vi.fn();
  render(
    <SortableList
      label="Steps"
      groups={[{ id: 'all', title: 'All', emptyText: 'None' }]}
      items={[{ id: 'first', groupId: 'all', name: 'First' }]}
      onMove={async () => undefined}
      onAction={onAction}
    >
      {({ name }) => name}
    </SortableList>,
  );
  const row = screen.getByRole('row', { name: 'First' });

  const press = createEvent.keyDown(row, { key: 'Enter' });
  fireEvent(row, press);

  expect(onAction).toHaveBeenCalledWith('first');
  expect(press.defaultPrevented).toBe(true);
});
