import { expect, test } from 'vitest';
import { additionSentence, refusalSentence, removalSentence } from './sentences.ts';
import { addTags, distinct, tagsIn } from './tags.ts';

const rules = { limit: 4, maxLength: 12 };

test('a text is cut at commas of any script, tabs and line ends, and its spaces are made single', () => {
  expect(tagsIn(' Go,,Apache   Kafka\r\nRust\tElm，Scala、 ')).toEqual([
    'Go',
    'Apache Kafka',
    'Rust',
    'Elm',
    'Scala',
  ]);
});

test('capitals, outer spaces and the way an accent is stored make no new tag', () => {
  const { tags, refused } = addTags(['Résumé', 'Go'], ['re\u0301sume\u0301', 'GO', 'Rust'], rules);

  expect(tags).toEqual(['Résumé', 'Go', 'Rust']);
  expect(refused).toEqual([
    { tag: 're\u0301sume\u0301', reason: 'duplicate', existing: 'Résumé' },
    { tag: 'GO', reason: 'duplicate', existing: 'Go' },
  ]);
});

test('a duplicate within what is added at once is refused as well', () => {
  expect(addTags([], ['Go', 'go'], rules)).toMatchObject({ added: ['Go'], refused: [{ existing: 'Go' }] });
});

test('of tags that are given twice the first spelling stays', () => {
  expect(distinct(['Go', 'Kafka', 'go', 'Go'])).toEqual(['Go', 'Kafka']);
});

test('an emoji of several code points is one character', () => {
  expect(addTags([], ['👩‍👩‍👧‍👦'.repeat(12)], rules).added).toHaveLength(1);
  expect(addTags([], ['👩‍👩‍👧‍👦'.repeat(13)], rules).refused).toMatchObject([{ reason: 'length' }]);
});

const sentenceFor = (tags: string[], tag: string) => refusalSentence(addTags(tags, [tag], rules), rules);

test('a tag refused alone gets a sentence of its own', () => {
  expect(sentenceFor(['Kafka'], 'kafka')).toBe('Kafka is already added.');
  expect(sentenceFor(['a', 'b', 'c', 'd'], 'e')).toBe('You can add up to 4. Remove one to add another.');
  expect(sentenceFor([], 'Terraform and')).toBe('Use 12 characters or fewer (currently 13).');
  expect(sentenceFor([], 'Go')).toBe('');
});

test('several refused at once are told by reason, and at most three by name', () => {
  const many = addTags(['a', 'b', 'c', 'd'], ['A', 'B', 'C', 'D', 'e'], rules);

  expect(refusalSentence(many, rules)).toBe(
    '0 added. Already added: a, b, c and 1 more. Limit of 4 reached: 1 not added.',
  );
});

test('what was added and removed is told with how many there are', () => {
  expect(additionSentence(addTags(['a'], ['b'], rules), rules)).toBe('b added. 2 of 4.');
  expect(additionSentence(addTags([], ['a', 'b'], { maxLength: 5 }), { maxLength: 5 })).toBe(
    '2 added: a, b. 2 total.',
  );
  expect(removalSentence(['b'], 1, rules)).toBe('b removed. 1 of 4.');
});
