import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Select } from '@shortlist/design-system/Select';
import { TextField } from '@shortlist/design-system/TextField';
import type { OverrideChoices } from '@shortlist/platform/overrides';
import { useNavigate } from '@shortlist/platform/router';
import { type ReactElement, useState } from 'react';
import styles from './OverridesPage.module.css';
import { overrideRequestUrl } from './override-request.ts';

/** Asks which remote, and where its build is. What comes of it is shown before anything changes. */
export function ChooseBuild({ choices }: { readonly choices: OverrideChoices }): ReactElement {
  return (
    <Card>
      <CardHeader title="A build at another address" />
      <CardBody>
        {choices.origins.length === 0 ? (
          <Banner title="Builds of other addresses can't be tried here.">
            OVERRIDE_ORIGINS names the origins that they may come from. Releases can be looked at.
          </Banner>
        ) : (
          <BuildForm choices={choices} />
        )}
      </CardBody>
    </Card>
  );
}

function BuildForm({ choices: { remotes, origins } }: { readonly choices: OverrideChoices }): ReactElement {
  const navigate = useNavigate();
  const [packageName, setPackageName] = useState(remotes[0]?.package ?? '');
  const [url, setUrl] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const handleSubmit = () => {
    const isAddress = URL.canParse(url.trim());
    setErrors(isAddress ? {} : { url: 'Write an address, like http://localhost:4201.' });
    if (isAddress) void navigate(overrideRequestUrl({ package: packageName, url: url.trim() }));
  };
  return (
    <Form onSubmit={handleSubmit} errors={errors}>
      <Select
        label="Remote"
        name="package"
        items={remotes.map((remote) => ({
          id: remote.package,
          label: `${remote.title} (${remote.package})`,
        }))}
        value={packageName}
        onChange={setPackageName}
        className={styles.wide}
      />
      <TextField
        label="Address of the build"
        name="url"
        value={url}
        onChange={setUrl}
        placeholder="http://localhost:4201"
        description={`npm run preview -w ${packageName} serves one. Permitted here: ${origins.join(', ')}.`}
      />
      <FormActions>
        <Button type="submit">Check</Button>
      </FormActions>
    </Form>
  );
}
