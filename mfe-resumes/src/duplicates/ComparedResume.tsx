import type { Resume } from '@shortlist/api-contract';
import { Checkbox } from '@shortlist/design-system/Checkbox';
import { Description, DescriptionList } from '@shortlist/design-system/DescriptionList';
import { Link } from '@shortlist/design-system/Link';
import { Text } from '@shortlist/design-system/Text';
import styles from './DuplicateGroupCard.module.css';
import { factsOf } from './resume-facts.ts';

interface ComparedResumeProps {
  readonly resume: Resume;
  readonly group: readonly Resume[];
  /** Whether it is one of those to merge; null where there are only two, and no choice. */
  readonly isChosen: boolean | null;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One resume of a group, and in what it differs from the others. */
export function ComparedResume({ resume, group, isChosen, onChoose }: ComparedResumeProps) {
  return (
    <section className={styles.column} aria-label={resume.file_name}>
      <Text as="h3" size="panel" wrap="anywhere">
        <Link href={`/resumes/${resume.id}`}>{resume.candidate_name}</Link>
      </Text>
      {isChosen !== null && (
        <Checkbox isSelected={isChosen} onChange={onChoose} aria-label={`Same person: ${resume.file_name}`}>
          Same person
        </Checkbox>
      )}
      <DescriptionList>
        {factsOf(resume, group).map(({ name, value, isDifferent }) => (
          <Description key={name} term={isDifferent ? <DifferentTerm name={name} /> : name}>
            {value ? (
              <Text tone={isDifferent ? 'strong' : 'body'} {...(isDifferent && { weight: 580 })}>
                {value}
              </Text>
            ) : (
              <Text tone="quiet">{resume.is_blind ? 'Hidden' : 'Not found'}</Text>
            )}
          </Description>
        ))}
      </DescriptionList>
    </section>
  );
}

function DifferentTerm({ name }: { readonly name: string }) {
  return (
    <>
      {name}{' '}
      <Text size="caption" tone="caution">
        Different
      </Text>
    </>
  );
}
