import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { LONGEST } from '../resume-queries/longest.ts';

interface SkillBadgesProps {
  readonly skills: readonly string[];
  /** The list of everyone who has a skill; without it they lead nowhere. */
  readonly hrefOf?: (skill: string) => string;
}

/** Skills of a resume, as many in a line as fit. */
export function SkillBadges({ skills, hrefOf }: SkillBadgesProps) {
  return (
    <Inline as="ul" gap={1.5} align="stretch">
      {skills.map((skill) => (
        <Stack as="li" key={skill}>
          {hrefOf === undefined || skill.length > LONGEST.skill ? (
            <Badge>{skill}</Badge>
          ) : (
            <Link variant="quiet" href={hrefOf(skill)} title={`Show all candidates with ${skill}`}>
              <Badge>{skill}</Badge>
            </Link>
          )}
        </Stack>
      ))}
    </Inline>
  );
}
