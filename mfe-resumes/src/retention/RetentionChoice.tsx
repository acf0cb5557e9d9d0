import { retention as calls, GRACE_DAYS, RETENTION_MONTHS, type Retention } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Radio, RadioGroup } from '@shortlist/design-system/RadioGroup';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { messageOf, useEndpoint } from '@shortlist/platform';
import { useState } from 'react';
import styles from './Retention.module.css';

const KEEP = 'keep';

/** The choice counts once it is saved: marks follow at once. */
export function RetentionChoice({ retention }: { readonly retention: Retention }) {
  const saved = retention.months === null ? KEEP : String(retention.months);
  const [chosen, setChosen] = useState(saved);
  const { mutate, isPending, error } = useEndpoint(calls.update);

  function handleSave(): void {
    const months = RETENTION_MONTHS.find((each) => String(each) === chosen) ?? null;
    mutate({ body: { months } });
  }

  return (
    <Card>
      <CardHeader title="Retention Period" />
      <CardBody>
        <Stack gap={3} className={styles.choice}>
          <RadioGroup
            label="Keep Each Resume"
            value={chosen}
            onChange={setChosen}
            description={`Resumes past this limit are flagged, then erased ${GRACE_DAYS} days later. Many privacy laws limit how long you may keep applications.`}
          >
            <Radio value={KEEP}>Until I delete it</Radio>
            {RETENTION_MONTHS.map((months) => (
              <Radio key={months} value={String(months)}>
                {months} months after upload
              </Radio>
            ))}
          </RadioGroup>
          {error && <Banner tone="negative">{messageOf(error)}</Banner>}
          <Inline>
            <Button
              variant="primary"
              isDisabled={chosen === saved}
              isPending={isPending}
              pendingLabel="Saving..."
              onPress={handleSave}
            >
              Save
            </Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
