import { expect, test } from 'vitest';
import { soughtNames } from './sought-name.ts';

/** The words of a text that are found as a name. */
function foundAs(name: string, text: string, aliases: { name: string; alias: string }[] = []): string[] {
  const [sought] = soughtNames([name], { words: null, aliases });
  return [...text.matchAll(sought?.pattern ?? /$^/g)].map(([words]) => words);
}

test.each([
  ['HTML/CSS', 'Pages in HTML CSS', 'HTML CSS'],
  ['Power BI', 'Reports in PowerBI', 'PowerBI'],
  ['PowerShell', 'Scripts in Power Shell', 'Power Shell'],
  ['flatbed', 'Flatbed loads', 'Flatbed'],
  ['saute', 'Grill and sauté', 'sauté'],
  ['CompTIA Network+', 'CompTIA Network + Certified', 'CompTIA Network +'],
  ['Certified Management Accountant', 'CMA, 2019', 'CMA'],
  ['BLS', 'Basic Life Support, 2024', 'Basic Life Support'],
  [
    'TWIC',
    'Transportation Worker Identification Credential',
    'Transportation Worker Identification Credential',
  ],
])('[VD-03] %s is found in “%s”', (name, text, words) => {
  expect(foundAs(name, text)).toEqual([words]);
});

test.each([
  ['SAP', 'Sapling nursery'],
  ['BLS', 'Built living spaces'],
  ['Certified Management Accountant', 'cma'],
])('[VD-03] %s is not found in “%s”', (name, text) => {
  expect(foundAs(name, text)).toEqual([]);
});

test('[VD-03] a plain word that the taxonomy knows is left to it', () => {
  expect(foundAs('Go', 'Go')).toEqual([]);
});

test('[VD-06] the own names of an account are found as what they stand for', () => {
  const aliases = [{ name: 'k8s', alias: 'Platform K' }];

  expect(foundAs('Kubernetes', 'Moved six services to Platform K', aliases)).toEqual(['Platform K']);
  expect(foundAs('Docker', 'Moved six services to Platform K', aliases)).toEqual([]);
});

test.each(['constructor', '__proto__', '((', '.*', '\\'])('[VD-07] “%s” is a name like any other', (name) => {
  expect(foundAs(name, `Wrote ${name} by hand`)).toEqual([name]);
  expect(foundAs(name, 'Wrote it by hand')).toEqual([]);
});
