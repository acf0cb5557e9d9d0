import { MOST_REQUIREMENTS } from '@shortlist/api-contract';
import type { AnalyzedJob } from '../analyzed.ts';
import { spokenName } from '../language/spoken.ts';
import { readTerms } from '../language/terms.ts';
import { kindOfSkill } from '../taxonomy/find-skills.ts';
import { headOfTitle } from '../taxonomy/job-titles.ts';
import { hearingOf } from './demands.ts';
import { fromSaved } from './from-saved.ts';
import { type Demand, demandsIn } from './job-demands.ts';
import { namesOf } from './names-of.ts';
import { requirementId } from './requirement-id.ts';
import type { Requirement } from './requirements.ts';
import { typeNamed } from './type-requirement.ts';
import { weightOf } from './weight-of.ts';

/** What a position asks for, in its order: its title, what the text asks for, and what only its tags name. Or what a recruiter saved. */
export function readRequirements(job: AnalyzedJob): Requirement[] {
  if (job.requirements !== undefined) return job.requirements.map(fromSaved);
  const demands = demandsIn(job.description, hearingOf(job.title));
  const asked = eachOnce(demands.map(requirementOf));
  return withIds([...titleOf(job), ...asked, ...tagsOf(job, demands, asked)].slice(0, MOST_REQUIREMENTS));
}

/** A requirement before it has an id; of each kind, so that it stays one of them. */
type Unnamed = WithoutId<Requirement>;
type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;

function requirementOf({ text, start, end, kind, asked }: Demand): Unnamed {
  const own = asked.check === 'logistics' ? 'logistics' : kind;
  return { ...asked, text, span: { start, end }, kind: own, of: weightOf(own, asked) };
}

/** What is said word for word twice is asked for once, as strictly as the stricter one. */
function eachOnce(found: readonly Unnamed[]): Unnamed[] {
  const once = new Map<string, Unnamed>();
  for (const requirement of found) {
    const words = requirement.text.toLowerCase();
    const first = once.get(words);
    if (first === undefined || first.of >= requirement.of) once.set(words, first ?? requirement);
    else once.set(words, { ...requirement, span: first.span, text: first.text });
  }
  return [...once.values()];
}

function withIds(found: readonly Unnamed[]): Requirement[] {
  const counts = new Map<string, number>();
  return found.map((requirement) => {
    const id = requirementId(requirement.text);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return { ...requirement, id: count === 1 ? id : `${id}-${count}` };
  });
}

/** A title is easily written, and what is done under it is asked for besides. */
const TITLE_POINTS = 1;

function titleOf(job: AnalyzedJob): Unnamed[] {
  const title = job.title.trim();
  if (readTerms(title).length === 0) return [];
  return [
    {
      check: 'title',
      title: headOfTitle(title),
      text: `Experience as ${title}`,
      span: null,
      kind: 'must',
      of: TITLE_POINTS,
    },
  ];
}

/** A tag that the text calls a plus is one; every other tag that the text doesn't ask for by name is a must. */
function tagsOf(job: AnalyzedJob, demands: readonly Demand[], asked: readonly Unnamed[]): Unnamed[] {
  const named = new Set(asked.flatMap((requirement) => namesOf(requirement) ?? []));
  return job.skillTags.flatMap((tag): Unnamed[] => {
    const text = tag.trim();
    if (text === '') return [];
    const type =
      spokenName(text) !== null ? 'language' : kindOfSkill(text) === 'license' ? 'license' : 'skill';
    const own = typeNamed(type, text);
    const names = namesOf(own) ?? [];
    if (names.some((name) => named.has(name))) return [];
    for (const name of names) named.add(name);
    const kinds = demands.filter((demand) => hasWord(demand.text, text)).map(({ kind }) => kind);
    const kind = kinds.length > 0 && kinds.every((each) => each === 'nice') ? 'nice' : 'must';
    return [{ ...own, text, span: null, kind, of: weightOf(kind, own) }];
  });
}

function hasWord(text: string, word: string): boolean {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.includes(` ${word.toLowerCase()} `);
}
