import { useState } from 'react';
import { additionSentence, refusalSentence, removalSentence } from './sentences.ts';
import { type Addition, addTags, distinct, hasEnd, type TagRules, tagsIn, unendedPart } from './tags.ts';

/** What the field has to say about the last change. */
export interface Notice {
  /** Why something was not taken, under the field. */
  readonly refusal: string;
  /** The tags that were typed again. */
  readonly clashes: readonly string[];
  /** For a screen reader. */
  readonly spoken: string;
  /** Changes with every notice, so that the same sentence is said again. */
  readonly turn: number;
}

interface TagsOptions {
  readonly value: readonly string[] | undefined;
  readonly defaultValue: readonly string[];
  readonly onChange: (tags: string[]) => void;
  readonly rules: TagRules;
}

export type TagsState = ReturnType<typeof useTags>;

const SILENCE: Notice = { refusal: '', clashes: [], spoken: '', turn: 0 };

/** The tags, the text that is about to become one, and what there is to say. */
export function useTags({ value, defaultValue, onChange, rules }: TagsOptions) {
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState('');
  const [notice, setNotice] = useState(SILENCE);
  const tags = distinct(value ?? own);

  const change = (next: readonly string[]) => {
    setOwn(next);
    onChange([...next]);
  };
  const say = (news: Partial<Notice>) => setNotice({ ...SILENCE, ...news, turn: notice.turn + 1 });

  /** A tag that is refused alone stays in the input, to be fixed; otherwise `rest` does. */
  const add = (more: readonly string[], rest = '') => {
    if (more.length === 0) {
      setDraft(rest);
      return;
    }
    const addition = addTags(tags, more, rules);
    if (addition.added.length > 0) change(addition.tags);
    const refusedAlone = more.length === 1 ? addition.refused[0] : undefined;
    setDraft(refusedAlone && !rest ? refusedAlone.tag : rest);
    say(newsOf(addition, rules));
  };

  const type = (text: string) => {
    if (hasEnd(text)) {
      const rest = unendedPart(text);
      add(tagsIn(text.slice(0, text.length - rest.length)), rest.trimStart());
      return;
    }
    setDraft(text);
    if (notice.refusal) say({});
  };

  const remove = (gone: readonly string[]) => {
    if (gone.length === 0) return;
    const left = tags.filter((tag) => !gone.includes(tag));
    change(left);
    say({ spoken: removalSentence(gone, left.length, rules) });
  };

  const reset = () => {
    change(defaultValue);
    setDraft('');
    say({});
  };

  return { tags, draft, notice, add, type, remove, reset };
}

function newsOf(addition: Addition, rules: TagRules): Partial<Notice> {
  const refusal = refusalSentence(addition, rules);
  return {
    refusal,
    clashes: addition.refused.flatMap(({ existing }) => existing ?? []),
    spoken: refusal || additionSentence(addition, rules),
  };
}
