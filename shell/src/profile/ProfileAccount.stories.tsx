import { type Account, endpoints, rawEndpoints } from '@shortlist/api-contract';
import { aSession, LONG_NAME } from '@shortlist/api-contract/testing';
import {
  answerFile,
  mockError,
  mockPending,
  mockResponse,
  neverFile,
  refuseFile,
} from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const routes = [{ path: '/user-profile', Component: ProfilePage }];
const EXPORT = rawEndpoints.account.export;
const sessions = mockResponse(endpoints.auth.sessions, { sessions: [aSession({ is_current: true })] });
const holding = (some: Partial<Account> = {}) =>
  mockResponse(endpoints.account.get, {
    has_password: true,
    jobs: 12,
    resumes: 148,
    running_plan: null,
    ...some,
  });

const meta: Meta = {
  title: 'Screens/Shell/Profile account',
  parameters: { layout: 'fullscreen', msw: { handlers: [sessions, holding()] } },
  render: () => <InShell session={marta} path="/user-profile" routes={routes} />,
};

export default meta;

async function press(canvasElement: HTMLElement, name: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
}

async function openDialog(canvasElement: HTMLElement) {
  await press(canvasElement, 'Delete Account');
  return within(await within(document.body).findByRole('dialog', { name: 'Delete your account?' }));
}

export const Exported: StoryObj = {
  name: 'The data of the account is downloaded',
  parameters: {
    msw: { handlers: [sessions, answerFile(EXPORT, { name: 'shortlist.json', content: '{"jobs":[]}' })] },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Download Data');

    await expect(await within(document.body).findByText('Data downloaded (11 B)')).toBeVisible();
  },
};

export const Exporting: StoryObj = {
  name: 'While the data is prepared',
  parameters: { msw: { handlers: [sessions, neverFile(EXPORT)] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Download Data');

    await expect(await within(canvasElement).findByRole('button', { name: /Preparing\.\.\./ })).toBeVisible();
  },
};

export const ExportRefused: StoryObj = {
  name: 'Why the data was not downloaded',
  parameters: {
    msw: {
      handlers: [sessions, refuseFile(EXPORT, 'rate_limited', 'Too many attempts. Try again in 40 minutes.')],
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Download Data');

    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Failed to download your data. Too many attempts. Try again in 40 minutes.',
    );
  },
};

export const Asked: StoryObj = {
  name: 'The question names what goes, and asks for the password',
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);

    await expect(
      await dialog.findByText(/12 positions, 148 resumes with their files, and all analyses/),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Password')).toBeVisible();
  },
};

export const AskedNarrow: StoryObj = {
  ...Asked,
  name: 'The question, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const AskedLoading: StoryObj = {
  name: 'While it is found out what would go',
  parameters: { msw: { handlers: [sessions, mockPending(endpoints.account.get)] } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);

    await expect(await dialog.findByRole('status', { name: 'Loading account data' })).toBeVisible();
  },
};

export const AskedInVain: StoryObj = {
  name: 'It is tried again to find out what would go',
  parameters: {
    msw: {
      handlers: [
        sessions,
        mockError(endpoints.account.get, 'internal', { error: 'Boom.', once: true }),
        holding({ jobs: 1, resumes: 1 }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));

    await expect(await dialog.findByText(/1 position, 1 resume with its file,/)).toBeVisible();
  },
};

export const StillSubscribed: StoryObj = {
  name: 'A running subscription is to be canceled first',
  parameters: { msw: { handlers: [sessions, holding({ running_plan: LONG_NAME.slice(0, 100) })] } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);

    await expect(await dialog.findByRole('link', { name: 'My Plan' })).toHaveAttribute('href', '/userhome');
    await expect(dialog.queryByRole('button', { name: 'Delete Account' })).toBeNull();
  },
};

export const WrongPassword: StoryObj = {
  name: 'A wrong password is told at its field',
  parameters: {
    msw: {
      handlers: [
        sessions,
        holding(),
        mockError(endpoints.account.remove, 'invalid_input', {
          error: 'Incorrect password.',
          errors: { password: 'Incorrect password.' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(await dialog.findByLabelText('Password'), 'wrong horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));

    await expect(await dialog.findByText('Incorrect password.')).toBeVisible();
  },
};

export const Deleted: StoryObj = {
  name: 'Deleted by typing the address, where there is no password: nobody is signed in any more',
  parameters: {
    msw: {
      handlers: [
        sessions,
        holding({ has_password: false }),
        mockResponse(endpoints.account.remove, { ok: true }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(await dialog.findByLabelText('Your Email'), marta.email);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));

    const screen = within(canvasElement);
    await expect(await screen.findByText('Went to /')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /profile menu/ })).toBeNull());
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
