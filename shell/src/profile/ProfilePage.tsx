import { endpoints, type User } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Link } from '@shortlist/design-system/Link';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { TextField } from '@shortlist/design-system/TextField';
import { setSession, useBreadcrumbs, useDocumentTitle, useEndpoint, useSession } from '@shortlist/platform';
import { ArrowLeft } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { UserAvatar } from '../layout/UserAvatar.tsx';
import { formRefusalOf } from '../sign-in-page/refusal.ts';
import { AppearanceCard } from './AppearanceCard.tsx';
import { DeleteAccountCard } from './DeleteAccountCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useLeaveLater } from './use-leave-later.ts';
import { usernameErrorOf } from './username.ts';

const DASHBOARD = '/new-dashboard';

/** `/user-profile`: the own account, from its name to its end. */
export function ProfilePage(): ReactElement | null {
  useDocumentTitle('Profile');
  useBreadcrumbs([{ label: 'Profile' }]);
  const user = useSession();
  // Nobody is signed in for the moment that the layout takes to show another page.
  if (user === null) return null;
  return (
    <Page width="form">
      <PageHeader
        title="Profile"
        description="Manage your account details."
        actions={
          <Link href={DASHBOARD} variant="quiet">
            <ArrowLeft aria-hidden /> Back to Dashboard
          </Link>
        }
      />
      <Card>
        <Stack as={CardBody} isLined>
          <Inline gap={3} isOneLine>
            <UserAvatar user={user} size="large" />
            <Stack gap={0}>
              <Text as="p" size="panel" tone="strong" wrap="anywhere">
                {user.username}
              </Text>
              <Text as="p" size="caption" tone="quiet">
                {user.is_admin ? 'Administrator' : 'Recruiter'}
              </Text>
              {user.needs_second_factor && (
                <Text as="p" size="caption" tone="quiet">
                  You are an administrator once you{' '}
                  <Link href="/user-profile/security">set up two-step login</Link>.
                </Text>
              )}
            </Stack>
          </Inline>
          <ProfileForm user={user} />
        </Stack>
      </Card>
      <AppearanceCard />
      <SecurityCard />
      <SessionsCard />
      <ExportCard />
      <DeleteAccountCard />
    </Page>
  );
}

function ProfileForm({ user }: { readonly user: User }): ReactElement {
  const [username, setUsername] = useState(user.username);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const update = useEndpoint(endpoints.users.update);
  useLeaveLater(update.isSuccess, DASHBOARD);
  const refusal = formRefusalOf(update.error, ['username']);

  const handleSubmit = () => {
    const wrong = usernameErrorOf(username, user.username);
    setErrors(wrong ? { username: wrong } : {});
    update.reset();
    if (wrong) return;
    update.mutate(
      { params: { id: user.id }, body: { username: username.trim() } },
      { onSuccess: setSession, onError: (error) => setErrors(formRefusalOf(error, ['username']).fields) },
    );
  };
  return (
    <Form onSubmit={handleSubmit} errors={errors}>
      {refusal.message ? <Banner tone="negative" title={refusal.message} /> : null}
      {update.isSuccess ? <Banner tone="positive" title="Username updated successfully!" /> : null}
      <TextField
        label="Email"
        name="email"
        value={user.email}
        isReadOnly
        description="You can't change your email."
      />
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        value={username}
        onChange={setUsername}
        isRequired
      />
      <FormActions>
        <ButtonLink href={DASHBOARD}>Cancel</ButtonLink>
        <Button
          type="submit"
          variant="primary"
          isPending={update.isPending}
          pendingLabel="Saving..."
          isDisabled={update.isSuccess}
        >
          Save Changes
        </Button>
      </FormActions>
    </Form>
  );
}

export { ProfilePage as Component };
