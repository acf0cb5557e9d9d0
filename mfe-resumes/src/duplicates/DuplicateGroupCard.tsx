import type { DuplicateGroup, Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { Radio, RadioGroup } from '@shortlist/design-system/RadioGroup';
import { useState } from 'react';
import facts from '../shared/facts.module.css';
import styles from './DuplicateGroupCard.module.css';
import { dismiss, mergeInto } from './decide.ts';
import { reasonWords } from './reason-words.ts';
import { factsOf } from './resume-facts.ts';

/** Resumes that may be of one person, side by side; a person decides. */
export function DuplicateGroupCard({ group }: { readonly group: DuplicateGroup }) {
  const { resumes, reasons } = group;
  const [newest] = resumes;
  const [chosen, setChosen] = useState(newest?.id ?? '');
  const [deciding, setDeciding] = useState<'merge' | 'dismiss' | null>(null);
  const main = resumes.find(({ id }) => id === chosen) ?? newest;

  async function decide(what: 'merge' | 'dismiss') {
    if (deciding !== null || main === undefined) return;
    setDeciding(what);
    await (what === 'merge' ? mergeInto(main, group) : dismiss(group));
    setDeciding(null);
  }

  return (
    <Card>
      <CardHeader
        title={newest?.candidate_name}
        note={
          <span className={styles.reasons}>
            {reasons.map((reason) => (
              <Badge key={reason.kind} tone="caution">
                {reasonWords(reason)}
              </Badge>
            ))}
          </span>
        }
      />
      <CardBody className={styles.body}>
        <div className={styles.columns}>
          {resumes.map((resume) => (
            <Compared key={resume.id} resume={resume} group={resumes} />
          ))}
        </div>
        <RadioGroup label="Keep in the lists" value={main?.id} onChange={setChosen}>
          {resumes.map((resume) => (
            <Radio key={resume.id} value={resume.id}>
              {resume.file_name}
              {resume.id === newest?.id && ' (newest)'}
            </Radio>
          ))}
        </RadioGroup>
        <div className={styles.actions}>
          <Button
            variant="primary"
            isPending={deciding === 'merge'}
            pendingLabel="Merging..."
            onPress={() => void decide('merge')}
          >
            Merge
          </Button>
          <Button
            isPending={deciding === 'dismiss'}
            pendingLabel="Saving..."
            onPress={() => void decide('dismiss')}
          >
            Not the same person
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

function Compared({ resume, group }: { readonly resume: Resume; readonly group: readonly Resume[] }) {
  return (
    <section className={styles.column} aria-label={resume.file_name}>
      <h3 className={styles.name}>
        <Link href={`/resumes/${resume.id}`}>{resume.candidate_name}</Link>
      </h3>
      <dl className={facts.list}>
        {factsOf(resume, group).map(({ name, value, isDifferent }) => (
          <div
            key={name}
            className={`${facts.fact} ${styles.fact}`}
            data-different={isDifferent || undefined}
          >
            <dt>
              {name}
              {isDifferent && <span className={styles.mark}> differs</span>}
            </dt>
            <dd>{value || <span className={facts.none}>Not found</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
