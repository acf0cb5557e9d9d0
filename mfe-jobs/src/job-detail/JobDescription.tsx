import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Prose } from '@shortlist/design-system/Prose';
import styles from './JobDetailPage.module.css';

interface JobDescriptionProps {
  readonly text: string;
  readonly tags: readonly string[];
}

/** The text of a position as it was written, and its skill tags. */
export function JobDescription({ text, tags }: JobDescriptionProps) {
  return (
    <Card>
      <CardHeader title="Description" />
      <CardBody>
        {text.trim() ? (
          <Prose text={text} />
        ) : (
          <p className={styles.quiet}>No description. Resumes are matched against the title only.</p>
        )}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label="Skill Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
