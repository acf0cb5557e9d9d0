import { endpoints } from '@shortlist/api-contract';
import { LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { answer, never, refuse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../shared/shell-stories.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const routes = [{ path: '/user-profile', Component: ProfilePage }];

const meta: Meta = {
  title: 'Screens/Shell/Profile',
  parameters: { layout: 'fullscreen' },
  render: () => <InShell session={marta} path="/user-profile" routes={routes} />,
};

export default meta;

async function rename(canvasElement: HTMLElement, name: string) {
  const screen = within(canvasElement);
  const field = screen.getByLabelText('Username');
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
}

export const Full: StoryObj = {
  name: '[PR-01] Avatar, read-only e-mail, username and the ways out',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await expect(screen.getByLabelText('E-mail')).toHaveValue(marta.email);
    await expect(screen.getByLabelText('Username')).toHaveValue(marta.username);
    for (const name of ['Cancel', 'Back to Dashboard']) {
      await expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/new-dashboard');
    }
  },
};

export const Failed: StoryObj = {
  name: '[PR-01, AU-04] Failed: a fault of the server has one general sentence',
  parameters: { msw: { handlers: [refuse(endpoints.users.update, 'internal', { error: 'Boom.' })] } },
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Marta L.');

    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong. Please try again');
  },
};

const maximiliane = { ...marta, username: LONG_NAME.slice(0, 80), email: `${UNBROKEN}@alderquay.example` };

export const LongText: StoryObj = {
  render: () => <InShell session={maximiliane} path="/user-profile" routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Username')).toHaveValue(maximiliane.username);
  },
};

export const Dark: StoryObj = { ...Full, name: 'Dark', globals: { theme: 'dark' } };

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const EmptyName: StoryObj = {
  name: '[PR-01] A username cannot be empty',
  play: async ({ canvasElement }) => {
    await rename(canvasElement, '');

    await expect(await within(canvasElement).findByText('Username cannot be empty')).toBeVisible();
  },
};

export const SameName: StoryObj = {
  name: '[PR-01] The same username is refused',
  play: async ({ canvasElement }) => {
    await rename(canvasElement, marta.username);

    await expect(await within(canvasElement).findByText('Please enter a different username')).toBeVisible();
  },
};

export const Saving: StoryObj = {
  name: '[PR-01] While it is saved',
  parameters: { msw: { handlers: [never(endpoints.users.update)] } },
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Marta L.');

    await expect(await within(canvasElement).findByRole('button', { name: /Saving\.\.\./ })).toBeVisible();
  },
};

export const Saved: StoryObj = {
  name: '[PR-01, ST-02] Saved: the name follows everywhere, then the dashboard',
  parameters: {
    msw: { handlers: [answer(endpoints.users.update, { ...marta, username: 'Nadia Ferro' })] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);

    await rename(canvasElement, 'Nadia Ferro');

    await expect(await screen.findByText('Username updated successfully!')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'NF, profile menu of Nadia Ferro' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Went to /new-dashboard')).toBeVisible(), { timeout: 3000 });
  },
};

export const SignedOut: StoryObj = {
  name: '[SH-06] Signed out, the login comes first',
  render: () => <InShell path="/user-profile" routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Went to /login?next=%2Fuser-profile')).toBeVisible();
  },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
