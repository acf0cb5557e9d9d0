import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Select } from '@shortlist/design-system/Select';
import { TextField } from '@shortlist/design-system/TextField';
import type { OverrideChoices } from '@shortlist/platform/overrides';
import { useNavigate } from '@shortlist/platform/router';
import { type ReactElement, useState } from 'react';
import { overrideRequestUrl } from './override-request.ts';

/** Asks which remote, and where its build is. What comes of it is shown before anything changes. */
export function ChooseBuild({ choices }: { readonly choices: OverrideChoices }): ReactElement {
  return (
    <Card>
      <CardHeader title="Build at Another URL" />
      <CardBody>
        {choices.origins.length === 0 ? (
          <Banner title="Builds from other URLs aren't allowed">
            Add allowed origins to OVERRIDE_ORIGINS. You can still preview releases.
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
    setErrors(isAddress ? {} : { url: 'Enter a URL, like http://localhost:4201.' });
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
      />
      <TextField
        label="Build URL"
        name="url"
        value={url}
        onChange={setUrl}
        placeholder="http://localhost:4201"
        description={`npm run preview -w ${packageName} serves a build. Allowed origins: ${origins.join(', ')}.`}
      />
      <FormActions>
        <Button type="submit">Check</Button>
      </FormActions>
    </Form>
  );
}
