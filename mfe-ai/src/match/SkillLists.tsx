import type { Match, Verdict as VerdictValue } from '@shortlist/api-contract';
import { Badge, type BadgeTone } from '@shortlist/design-system/Badge';
import { Columns } from '@shortlist/design-system/Columns';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Verdict } from '@shortlist/design-system/Verdict';

type Skills = Match['skills'];

interface SkillsOf {
  readonly title: string;
  readonly verdicts: readonly VerdictValue[];
  readonly tone: BadgeTone;
  /** What is said of none; without it the list is left out then. */
  readonly none?: string;
}

const LISTS: readonly SkillsOf[] = [
  { title: 'Matched skills', verdicts: ['met'], tone: 'neutral', none: 'None found in the resume' },
  { title: 'Partly matched skills', verdicts: ['partly'], tone: 'neutral' },
  { title: 'Skills to check', verdicts: ['to_check'], tone: 'pencil' },
  { title: 'Missing skills', verdicts: ['not_met', 'not_mentioned'], tone: 'pencil', none: 'None missing' },
];

type SkillsOfMatch = Pick<Match, 'skills' | 'matched_skills' | 'missing_skills'>;

/** Engines before 4.7.0 told only two lists. */
function skillsOf({ skills, matched_skills: matched, missing_skills: missing }: SkillsOfMatch): Skills {
  if (skills.length > 0) return skills;
  return [
    ...matched.map((name) => ({ name, verdict: 'met' as const })),
    ...missing.map((name) => ({ name, verdict: 'not_mentioned' as const })),
  ];
}

/** The skills that the requirements name, by what the resume says to them, each with its sign. */
export function SkillLists({ match }: { readonly match: SkillsOfMatch }) {
  const skills = skillsOf(match);
  if (skills.length === 0) return null;
  const lists = LISTS.map((list) => ({
    ...list,
    skills: skills.filter(({ verdict }) => list.verdicts.includes(verdict)),
  }));
  return (
    <Columns widths={280} gap={6}>
      {lists
        .filter((list) => list.skills.length > 0 || list.none !== undefined)
        .map((list) => (
          <SkillList key={list.title} {...list} />
        ))}
    </Columns>
  );
}

function SkillList({ title, tone, none, skills }: SkillsOf & { readonly skills: Skills }) {
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Text as="h3" size="panel">
        {title}{' '}
        <Text tone="quiet" weight={450}>
          {skills.length}
        </Text>
      </Text>
      {skills.length === 0 ? (
        <Text as="p" size="dense" tone="quiet">
          {none}
        </Text>
      ) : (
        <Inline as="ul" gap={1.5} align="stretch">
          {skills.map(({ name, verdict }) => (
            <Stack as="li" key={name}>
              <Badge tone={tone} icon={<Verdict verdict={verdict} iconOnly />}>
                {name}
              </Badge>
            </Stack>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
