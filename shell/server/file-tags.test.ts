import { expect, test } from 'vitest';
import { firstSheetTag, fontTag, preloadTag, scriptTag, sheetTag } from './file-tags.ts';

const file = { address: '/assets/x"><script>alert(1)</script>.css', integrity: 'sha384-"><i>' };

test.each([
  sheetTag(file),
  firstSheetTag(file),
  scriptTag(file),
  preloadTag(file, 'style'),
  fontTag(file.address, 'high'),
])('names of files cannot end the tag that they stand in: %s', (tag) => {
  expect(tag).toContain('"/assets/x&quot;>&lt;script>alert(1)&lt;/script>.css"');
  expect(tag).not.toMatch(/"><(script>alert|i>)/);
});
