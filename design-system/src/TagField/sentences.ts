import { type Addition, lengthOf, type Refusal, type TagRules } from './tags.ts';

/** How many refused tags a sentence names; of the rest it says how many. */
const NAMED = 3;

/** Why tags were not taken, for the line under the field; an empty text when all were. */
export function refusalSentence({ added, refused }: Addition, rules: TagRules): string {
  const [first] = refused;
  if (!first) return '';
  if (refused.length === 1 && added.length === 0) return aloneSentence(first, rules);
  const reasons = (['duplicate', 'limit', 'length'] as const)
    .map((reason) =>
      groupSentence(
        refused.filter((one) => one.reason === reason),
        rules,
      ),
    )
    .filter(Boolean);
  return `${added.length} added. ${reasons.join(' ')}`;
}

/** What was added, for a screen reader. */
export function additionSentence({ tags, added }: Addition, { limit }: TagRules): string {
  if (added.length === 0) return '';
  const what = added.length === 1 ? `${added[0]} added.` : `${added.length} added: ${added.join(', ')}.`;
  return `${what} ${countSentence(tags.length, limit)}`;
}

/** What was taken away, for a screen reader; `count` tags are left. */
export function removalSentence(removed: readonly string[], count: number, { limit }: TagRules): string {
  return `${removed.join(', ')} removed. ${countSentence(count, limit)}`;
}

function countSentence(count: number, limit: number | undefined): string {
  return limit === undefined ? `${count} total.` : `${count} of ${limit}.`;
}

function aloneSentence({ reason, tag, existing }: Refusal, { limit, maxLength }: TagRules): string {
  if (reason === 'duplicate') return `${existing} is already added.`;
  if (reason === 'limit') return `You can add up to ${limit}. Remove one to add another.`;
  return `Use ${maxLength} characters or fewer (currently ${lengthOf(tag)}).`;
}

function groupSentence(refusals: readonly Refusal[], { limit, maxLength }: TagRules): string {
  const [first] = refusals;
  if (!first) return '';
  if (first.reason === 'limit') return `Limit of ${limit} reached: ${refusals.length} not added.`;
  if (first.reason === 'length') return `${refusals.length} not added (over ${maxLength} characters).`;
  return `Already added: ${listed(refusals.map((one) => one.existing ?? one.tag))}.`;
}

function listed(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(', ');
}
