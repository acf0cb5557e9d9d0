import { expect, test } from 'vitest';
import { styleNotesIn } from './style-notes.ts';

test('no style attribute is left, and words that look like one stay', () => {
  const html =
    '<p class="a" style="width:2px"><b style="--value:60%">x style=&quot;y&quot;</b></p> style="z"';

  expect(styleNotesIn(html)).toBe(
    '<p class="a" data-style="width:2px"><b data-style="--value:60%">x style=&quot;y&quot;</b></p> style="z"',
  );
});
