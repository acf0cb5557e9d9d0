import type { FoundSkill } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { offersOf, withFoundTags, withTags } from './found-tags.ts';
import { NO_DRAFT, type PositionDraft } from './position-draft.ts';

const found = (name: string, more: Partial<FoundSkill> = {}): FoundSkill => ({
  name,
  words: [name],
  is_required: true,
  ...more,
});

function tagged(skillTags: string[], removedTags: string[] = []): PositionDraft {
  const { details } = NO_DRAFT.edit;
  return { ...NO_DRAFT, removedTags, edit: { ...NO_DRAFT.edit, details: { ...details, skillTags } } };
}

const tagsOf = (draft: PositionDraft) => draft.edit.details.skillTags;

test('[UP-03] required skills of the text become tags, each once, whatever it is called', () => {
  const skills = [
    found('Kubernetes', { words: ['k8s'] }),
    found('Go'),
    found('Redis', { is_required: false }),
  ];

  expect(tagsOf(withFoundTags(tagged(['K8S']), skills))).toEqual(['K8S', 'Go']);
});

test('[UP-03] there are ten tags at most', () => {
  const nine = Array.from({ length: 9 }, (_, at) => `Tag ${at}`);

  expect(tagsOf(withFoundTags(tagged(nine), [found('Go'), found('Rust')]))).toEqual([...nine, 'Go']);
  expect(tagsOf(withFoundTags(tagged([...nine, 'a', 'b']), [found('Go')]))).toHaveLength(11);
  expect(offersOf([found('Go')], [...nine, 'a'])).toEqual([]);
});

test('[UP-03] what was taken out does not come back by itself, but is offered, and can be added again', () => {
  const without = withTags(tagged(['Go', 'Rust']), ['Rust']);
  expect(withFoundTags(without, [found('Go'), found('Rust')])).toBe(without);
  expect(offersOf([found('Go'), found('Rust')], tagsOf(without))).toEqual([{ tag: 'Go' }]);

  const again = withTags(without, ['Rust', 'Go']);
  expect(again.removedTags).toEqual([]);
});
