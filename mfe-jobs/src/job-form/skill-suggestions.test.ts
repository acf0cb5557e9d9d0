import { expect, test } from 'vitest';
import { suggestionsOf } from './skill-suggestions.ts';

const kubernetes = { name: 'Kubernetes', words: ['k8s', 'K8s'] };
const go = { name: 'Go', words: ['Golang', 'Go'] };

test('a skill goes by its name, and says how the text calls it where that is another', () => {
  expect(suggestionsOf([kubernetes, go], [])).toEqual([{ tag: 'Kubernetes', note: 'K8s' }, { tag: 'Go' }]);
});

test.each(['kubernetes', 'K8S', ' k8s '])('what is there already as %j is not offered', (tag) => {
  expect(suggestionsOf([kubernetes, go], [tag])).toEqual([{ tag: 'Go' }]);
});
