import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileName } from './FileName.tsx';

test('a file name may break after its underscores, and reads as it is', () => {
  const { container } = render(<FileName>_ada__lovelace_cv.v2.pdf</FileName>);

  expect(container.textContent).toBe('_ada__lovelace_cv.v2.pdf');
  expect(container.innerHTML).toContain('ada__<wbr>lovelace_<wbr>cv.v2.pdf');
});
