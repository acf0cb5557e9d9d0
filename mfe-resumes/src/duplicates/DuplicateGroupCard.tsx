import type { DuplicateGroup } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { Radio, RadioGroup } from '@shortlist/design-system/RadioGroup';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { useState } from 'react';
import { ComparedResume } from './ComparedResume.tsx';
import { dismissDuplicate, mergeInto } from './decide.ts';
import { reasonWords } from './reason-words.ts';
import { unlikelyDuplicatesIn } from './unlikely-duplicates.ts';

/** Resumes that may be of one person, side by side; a person decides, and of three or more also for some of them. */
export function DuplicateGroupCard({ group }: { readonly group: DuplicateGroup }) {
  const { resumes, reasons } = group;
  const [newest] = resumes;
  const [chosen, setChosen] = useState(newest?.id ?? '');
  const [deciding, setDeciding] = useState<'merge' | 'dismiss' | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() =>
    // Of two there is no choice but the buttons.
    resumes.length > 2 ? unlikelyDuplicatesIn(resumes) : new Set(),
  );
  const together = resumes.filter(({ id }) => !leftOut.has(id));
  const main = together.find(({ id }) => id === chosen) ?? together[0];

  async function decide(what: 'merge' | 'dismiss') {
    if (deciding !== null || main === undefined) return;
    setDeciding(what);
    await (what === 'merge' ? mergeInto(main, together) : dismissDuplicate(group));
    setDeciding(null);
  }

  return (
    <Card>
      <CardHeader
        title={newest?.candidate_name}
        note={
          <Inline as="span" align="stretch">
            {reasons.map((reason) => (
              <Badge key={reason.kind} tone="caution">
                {reasonWords(reason)}
              </Badge>
            ))}
          </Inline>
        }
      />
      <Stack as={CardBody} gap={4}>
        <Columns align="stretch">
          {resumes.map((resume) => (
            <ComparedResume
              key={resume.id}
              resume={resume}
              group={resumes}
              isChosen={resumes.length > 2 ? !leftOut.has(resume.id) : null}
              onChoose={(isChosen) => setLeftOut(withOrWithout(leftOut, resume.id, !isChosen))}
            />
          ))}
        </Columns>
        <RadioGroup label="Keep as Current Version" value={main?.id ?? null} onChange={setChosen}>
          {together.map((resume) => (
            <Radio key={resume.id} value={resume.id}>
              {resume.file_name}
              {resume.id === newest?.id && ' (newest)'}
            </Radio>
          ))}
        </RadioGroup>
        <Inline align="stretch">
          <Button
            variant="primary"
            isDisabled={together.length < 2}
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
            Different People
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...ids].filter((each) => each !== id);
  return new Set(isIn ? [...others, id] : others);
}
