import { endpoints, type UserSession } from '@shortlist/api-contract';
import { aSession, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { applyTheme } from '@shortlist/design-system/ThemeToggle';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const routes = [{ path: '/user-profile', Component: ProfilePage }];

const here = aSession({ is_current: true });
const phone = aSession({
  created_at: '2026-11-02T07:30:00.000Z',
  last_seen_at: '2026-11-19T18:40:00.000Z',
  user_agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
});
const unknown = aSession({ user_agent: null });
const signedInAt = (...sessions: UserSession[]) => mockResponse(endpoints.auth.sessions, { sessions });
const everywhere = signedInAt(phone, here, unknown);

const meta: Meta = {
  title: 'Screens/Shell/Profile',
  parameters: { layout: 'fullscreen', msw: { handlers: [everywhere] } },
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
  name: '[PR-01] Avatar, read-only email, username and the ways out',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(screen.getByLabelText('Email')).toHaveValue(marta.email);
    await expect(screen.getByLabelText('Username')).toHaveValue(marta.username);
    for (const name of ['Cancel', 'Back to Dashboard']) {
      await expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/new-dashboard');
    }
  },
};

export const Failed: StoryObj = {
  name: '[PR-01, AU-04] Failed: a fault of the server has one general sentence',
  parameters: {
    msw: { handlers: [mockError(endpoints.users.update, 'internal', { error: 'Boom.' }), everywhere] },
  },
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

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const RightsToCome: StoryObj = {
  name: '[PD-05] An administrator without two-step login is told where the rights begin',
  render: () => (
    <InShell session={{ ...marta, needs_second_factor: true }} path="/user-profile" routes={routes} />
  ),
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('link', { name: 'set up two-step login' });
    await expect(way).toHaveAttribute('href', '/user-profile/security');
  },
};

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
  parameters: { msw: { handlers: [mockPending(endpoints.users.update), everywhere] } },
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Marta L.');

    await expect(await within(canvasElement).findByRole('button', { name: /Saving\.\.\./ })).toBeVisible();
  },
};

export const Saved: StoryObj = {
  name: '[PR-01, ST-02] Saved: the name follows everywhere, then the dashboard',
  parameters: {
    msw: {
      handlers: [mockResponse(endpoints.users.update, { ...marta, username: 'Nadia Ferro' }), everywhere],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);

    await rename(canvasElement, 'Nadia Ferro');

    await expect(await screen.findByText('Username updated successfully!')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'NF, profile menu for Nadia Ferro' })).toBeVisible();
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

export const Loading: StoryObj = {
  name: 'While the signed-in browsers are asked for, the rest can be used',
  parameters: { msw: { handlers: [mockPending(endpoints.auth.sessions)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('status', { name: 'Loading your sessions' })).toBeVisible();
    await expect(screen.getByLabelText('Username')).toHaveValue(marta.username);
  },
};

export const Empty: StoryObj = {
  name: 'Signed in nowhere else',
  parameters: { msw: { handlers: [signedInAt(here)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('No other active sessions')).toBeVisible();
    await expect(screen.getByText('This browser')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Sign Out/ })).toBeNull();
  },
};

export const SessionsFailed: StoryObj = {
  name: 'Failed: the signed-in browsers are asked for again',
  parameters: {
    msw: {
      handlers: [mockError(endpoints.auth.sessions, 'internal', { error: 'Boom.', once: true }), everywhere],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load your sessions')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    await expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  },
};

/** Each browser by its words, and whether it is this one. */
async function rowsOf(canvasElement: HTMLElement): Promise<string[]> {
  const list = await within(canvasElement).findByRole('list', { name: 'Signed-in Browsers' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}

export const SessionSignedOut: StoryObj = {
  name: 'One browser is signed out, after a question',
  parameters: { msw: { handlers: [mockResponse(endpoints.auth.revokeSession, { ok: true }), everywhere] } },
  play: async ({ canvasElement }) => {
    await expect((await rowsOf(canvasElement))[0]).toMatch(/^Firefox on Linux This browser/);
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText('Safari on iPhone')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }));

    await expect(await within(document.body).findByText('Safari on iPhone signed out')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
  },
};

export const OthersKept: StoryObj = {
  name: 'Why the other browsers were not signed out',
  parameters: {
    msw: {
      handlers: [mockError(endpoints.auth.revokeOtherSessions, 'internal', { error: 'Boom.' }), everywhere],
    },
  },
  play: async ({ canvasElement }) => {
    await rowsOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign Out Other Browsers' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));

    await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }));

    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to sign out. Something went wrong. Please try again',
    );
  },
};

export const ThemeChosen: StoryObj = {
  name: 'The theme is chosen, and follows the system again',
  play: async ({ canvasElement }) => {
    const themes = within(within(canvasElement).getByRole('group', { name: 'Theme' }));

    await userEvent.click(themes.getByRole('radio', { name: 'Dark' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(themes.getByRole('radio', { name: 'System' }));

    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem('theme')).toBeNull();
  },
  beforeEach: () => {
    const before = document.documentElement.dataset.theme;
    return () => {
      applyTheme('system');
      if (before) document.documentElement.dataset.theme = before;
    };
  },
};
