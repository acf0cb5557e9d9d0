import { expect, test } from 'vitest';
import { readDrawn, seen } from '../hidden/testing/drawn-resume.ts';

const ADDRESS = 'https://www.linkedin.com/in/ines-okafor';
const link = (rect: string, { more = '', address = ADDRESS } = {}) =>
  `<< /Type /Annot /Subtype /Link /Rect [${rect}] ${more} /A << /S /URI /URI (${address}) >> >>`;
const targetsOf = async (annotation: string, entries = '') => {
  const page = { drawing: seen, entries: `/Annots [${annotation}] ${entries}` };
  return (await readDrawn(page)).linkTargets;
};

test.each([
  ['on a word', link('50 740 120 760')],
  ['that goes a little over the edge', link('-5 740 120 760')],
  ['with its corners the other way round', link('120 760 50 740')],
])('[RS-06] a link %s of a PDF is read', async (_where, annotation) => {
  expect(await targetsOf(annotation)).toEqual([ADDRESS]);
});

test.each<[string, string, string?]>([
  ['left of the page', link('-90 740 -10 760')],
  ['above the page', link('50 850 120 870')],
  ['right of what a page shows of itself', link('500 740 560 760'), '/CropBox [0 0 400 800]'],
  ['without width', link('50 740 50 760')],
  ['without height', link('50 740 120 740')],
  ['without a place', link('')],
  ['that is hidden', link('50 740 120 760', { more: '/F 2' })],
  ['that is not to be viewed', link('50 740 120 760', { more: '/F 32' })],
  ['to a script', link('50 740 120 760', { address: 'javascript:alert(1)' })],
  ['to an account', link('50 740 120 760', { address: 'https://ines:secret@example.com/' })],
])('a link %s is not', async (_what, annotation, entries = '') => {
  expect(await targetsOf(annotation, entries)).toEqual([]);
});

test('links come page after page in the order of the file, whatever stands between', async () => {
  const others = '<< /Type /Annot /Subtype /Highlight /Rect [50 700 90 710] >> 7 0 R';
  const mail = link('50 700 90 720', { address: 'mailto:ines@example.com' });

  const targets = await targetsOf(`${mail} ${others} ${link('50 740 120 760')}`);

  expect(targets).toEqual(['mailto:ines@example.com', ADDRESS]);
});
