import { expect, test } from 'vitest';
import { suggestionsOf } from './skill-suggestions.ts';

const kubernetes = { name: 'Kubernetes', words: ['k8s', 'K8s'], is_required: true };
const go = { name: 'Go', words: ['Golang', 'Go'], is_required: true };

test('a skill goes by its name, and says how the text calls it where that is another', () => {
  expect(suggestionsOf([kubernetes, go], [])).toEqual([{ tag: 'Kubernetes', note: 'K8s' }, { tag: 'Go' }]);
});

test.each(['kubernetes', 'K8S', ' k8s '])('what is there already as %j is not offered', (tag) => {
  expect(suggestionsOf([kubernetes, go], [tag])).toEqual([{ tag: 'Go' }]);
});

test('what is only nice to have is not offered as a required skill', () => {
  expect(suggestionsOf([{ ...go, is_required: false }], [])).toEqual([]);
});
