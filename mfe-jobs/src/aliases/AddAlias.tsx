import { aliases } from '@shortlist/api-contract';
import { aliases as schemas } from '@shortlist/api-contract/schemas';
import { Button } from '@shortlist/design-system/Button';
import { Columns } from '@shortlist/design-system/Columns';
import { Form } from '@shortlist/design-system/Form';
import { TextField } from '@shortlist/design-system/TextField';
import { ApiError, messageOf, useEndpoint } from '@shortlist/platform';
import { useRef, useState } from 'react';
import styles from './AliasesDialog.module.css';

const BLANK = { name: '', alias: '' };

/** Two names for the same thing. */
export function AddAlias() {
  const add = useEndpoint(aliases.add);
  const [names, setNames] = useState(BLANK);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const first = useRef<HTMLDivElement>(null);

  async function submit() {
    const found = faultsOf(names);
    setErrors(found);
    if (Object.keys(found).length > 0 || add.isPending) return;
    try {
      await add.mutateAsync({ body: names });
      setNames(BLANK);
      first.current?.querySelector('input')?.focus();
    } catch (error) {
      const fields = { ...(error instanceof ApiError && error.fields) };
      setErrors(Object.keys(fields).length > 0 ? fields : { alias: messageOf(error) });
    }
  }

  return (
    <Form onSubmit={() => void submit()} errors={errors}>
      <Columns widths="minmax(0, 1fr) minmax(0, 1fr) auto" stackBelow="phone" gap={3}>
        <TextField
          ref={first}
          label="Name"
          name="name"
          placeholder="Kubernetes"
          autoComplete="off"
          maxLength={80}
          value={names.name}
          onChange={(name: string) => setNames({ ...names, name })}
        />
        <TextField
          label="We Call It"
          name="alias"
          placeholder="Platform K"
          autoComplete="off"
          maxLength={80}
          value={names.alias}
          onChange={(alias: string) => setNames({ ...names, alias })}
        />
        <Button
          type="submit"
          size="form"
          className={styles.submit}
          isPending={add.isPending}
          pendingLabel="Adding..."
        >
          Add
        </Button>
      </Columns>
    </Form>
  );
}

/** What the server would refuse, by field. */
function faultsOf(names: typeof BLANK): Record<string, string> {
  const { error } = schemas.add.body.safeParse(names);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}
