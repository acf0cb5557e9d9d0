import { createHash } from 'node:crypto';
import type { Requirement, RequirementInput } from '@shortlist/api-contract';
import { requirementId } from '@shortlist/engine';

/** Requirements as they are saved: each with an id of its own, and with a span only where one lies in the text. */
export function savedOf(inputs: readonly RequirementInput[], text: string): Requirement[] {
  const taken = new Set<string>();
  return inputs.map((input) => {
    const id = idOf(input, taken);
    taken.add(id);
    const { kind, alternatives, span } = input;
    return {
      ...input,
      id,
      weight: kind === 'logistics' ? 0 : input.weight,
      needed: Math.max(1, Math.min(input.needed, alternatives.length)),
      span: span !== null && span.start < span.end && span.end <= text.length ? span : null,
    };
  });
}

/** Of its wording, so that a verdict on other words does not hold for it; a second one of these words is numbered. */
function idOf({ id, text }: RequirementInput, taken: ReadonlySet<string>): string {
  const ofWords = requirementId(text);
  if (!taken.has(id) && (id === ofWords || isNumbered(id, ofWords))) return id;
  let place = 1;
  while (taken.has(numbered(ofWords, place))) place += 1;
  return numbered(ofWords, place);
}

function isNumbered(id: string, ofWords: string): boolean {
  return id.startsWith(`${ofWords}-`) && /^[1-9]\d{0,2}$/.test(id.slice(ofWords.length + 1));
}

function numbered(id: string, place: number): string {
  return place === 1 ? id : `${id}-${place}`;
}

/** Whether two texts are the same to what points into them. */
interface Edit {
  readonly before: string;
  readonly after: string;
}

/** After the text was edited: a span stays with its words, also where they moved; one whose words are gone is none. */
export function withMovedSpans(requirements: readonly Requirement[], { before, after }: Edit): Requirement[] {
  return requirements.map((requirement) => {
    const { span } = requirement;
    if (span === null) return requirement;
    const words = before.slice(span.start, span.end);
    const start = nearestOf(words, { after, to: span.start });
    return { ...requirement, span: start === null ? null : { start, end: start + words.length } };
  });
}

/** Where words stand nearest to a place; null where nowhere. */
function nearestOf(words: string, { after, to }: { after: string; to: number }): number | null {
  const [behind, before] = [after.indexOf(words, to), after.lastIndexOf(words, to)];
  if (behind === -1 || before === -1)
    return Math.max(behind, before) === -1 ? null : Math.max(behind, before);
  return behind - to <= to - before ? behind : before;
}

/** A name for what a position asks for: the same while that is; '' where the engine reads it in the posting. */
export function readingOf(requirements: readonly Requirement[] | null): string {
  if (requirements === null) return '';
  const asked = requirements.map(({ span: _, source: __, ...each }) => each);
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 32);
}
