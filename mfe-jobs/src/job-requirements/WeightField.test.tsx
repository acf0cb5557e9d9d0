import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRequirement } from '../testing/sample-requirements.ts';
import { WeightField } from './WeightField.tsx';

afterEach(cleanup);

test('[VD-02] a weight between two steps is shown as it counts, and going through its field keeps it', () => {
  const onChange = vi.fn();
  render(
    <WeightField
      requirement={aRequirement('must', 'Forklift license', { weight: 2.1 })}
      onChange={onChange}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Counts' });

  fireEvent.focus(field);
  fireEvent.blur(field);

  expect(field).toHaveProperty('value', '2.1');
  expect(onChange).not.toHaveBeenCalled();
});

test('[VD-02] a weight goes up and down by halves', () => {
  const onChange = vi.fn();
  render(<WeightField requirement={aRequirement('must', 'Go', { weight: 3 })} onChange={onChange} />);

  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Counts' }), { key: 'ArrowUp' });

  expect(onChange).toHaveBeenCalledWith({ weight: 3.5 });
});
