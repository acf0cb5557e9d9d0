import { endpoints } from '@shortlist/api-contract';
import { LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { withGoogle } from '../google-sign-in/google-stories.ts';
import { configured, InShell, marta } from '../testing/shell-stories.tsx';
import { LoginPage } from './LoginPage.tsx';

const routes = [{ path: '/login', Component: LoginPage }];

const meta: Meta = {
  title: 'Screens/Shell/Login',
  parameters: { layout: 'fullscreen', msw: { handlers: [configured()] } },
  render: () => <InShell path="/login" routes={routes} />,
};

export default meta;

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

async function signIn(canvasElement: HTMLElement, password = 'a long password') {
  const screen = main(canvasElement);
  await userEvent.type(screen.getByLabelText('Email'), marta.email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

export const Full: StoryObj = {
  name: 'Full: a demo server offers its accounts',
  parameters: { msw: { handlers: [configured({ demo: true })] } },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);

    await userEvent.click(await screen.findByRole('button', { name: 'Use the demo account' }));

    await expect(screen.getByLabelText('Email')).toHaveValue('recruiter@example.com');
    await expect(screen.getByLabelText('Password')).toHaveValue('demo-password');
  },
};

export const Loading: StoryObj = {
  name: 'Loading: whether Google signs in here is being asked for',
  parameters: { msw: { handlers: [mockPending(endpoints.configuration.get)] } },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    await expect(screen.getByLabelText('Email')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

export const Empty: StoryObj = {
  name: '[AU-05] Google is not configured, and the button says so',
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    const google = screen.getByRole('button', { name: 'Sign in with Google' });
    await expect(await screen.findByText("Google sign-in isn't set up.")).toBeVisible();
    await expect(google).toBeDisabled();
    await expect(google).toHaveAccessibleDescription("Google sign-in isn't set up.");
  },
};

export const Failed: StoryObj = {
  name: '[AU-04] Failed: a fault of the server has one general sentence',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.auth.login, 'internal', { error: 'Column x is missing.' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);

    const alert = await main(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong. Please try again');
    await expect(alert).not.toHaveTextContent('Column');
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        configured({ demo: true }),
        mockError(endpoints.auth.login, 'wrong_credentials', { error: LONG_SENTENCE }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.paste(`${UNBROKEN}@alderquay.example`);
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));

    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Coordinated/);
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Missing: StoryObj = {
  name: '[AU-01] Both fields are required',
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);

    await userEvent.click(screen.getByRole('button', { name: 'Login' }));

    await expect(await screen.findByText('Email is required.')).toBeVisible();
    await expect(screen.getByText('Password is required.')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  },
};

export const WrongCredentials: StoryObj = {
  name: '[AU-01, AU-04] Wrong credentials show the server’s text',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.auth.login, 'wrong_credentials', { error: 'Incorrect email or password.' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);

    const alert = await main(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Incorrect email or password.');
  },
};

export const RefusedField: StoryObj = {
  name: '[AU-01] A refusal of a field is shown at the field',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.auth.login, 'wrong_credentials', {
          error: 'The password is wrong.',
          errors: { password: 'This is not the password of that account.' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);

    const field = main(canvasElement).getByLabelText('Password');
    await main(canvasElement).findByText('This is not the password of that account.');
    await expect(field).toBeInvalid();
    await expect(main(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Saving: StoryObj = {
  name: 'While the server is asked',
  parameters: { msw: { handlers: [configured(), mockPending(endpoints.auth.login)] } },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);

    await expect(await main(canvasElement).findByRole('button', { name: /Logging in\.\.\./ })).toBeVisible();
  },
};

export const Success: StoryObj = {
  name: '[AU-01] Success leads to the user home',
  parameters: { msw: { handlers: [configured(), mockResponse(endpoints.auth.login, marta)] } },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);

    await expect(await main(canvasElement).findByText('Went to /userhome')).toBeVisible();
  },
};

export const WayBack: StoryObj = {
  name: '[SH-06] Success leads back to where somebody was going',
  parameters: { msw: { handlers: [configured(), mockResponse(endpoints.auth.login, marta)] } },
  render: () => <InShell path="/joblist/7?tab=matches" routes={routes} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Login' });

    await signIn(canvasElement);

    await expect(await main(canvasElement).findByText('Went to /joblist/7?tab=matches')).toBeVisible();
  },
};

export const AlreadySignedIn: StoryObj = {
  name: '[AU-03] Signed-in people are sent to the start',
  render: () => <InShell session={marta} path="/login?next=%2Fplans" routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Went to /')).toBeVisible();
  },
};

export const Google: StoryObj = {
  name: '[AU-05] Google’s own button signs in, and leads to the user home',
  parameters: {
    msw: {
      handlers: [configured(withGoogle('credential')), mockResponse(endpoints.auth.google, { user: marta })],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await main(canvasElement).findByRole('button', { name: 'Continue as Marta' }));

    await expect(await main(canvasElement).findByText('Went to /userhome')).toBeVisible();
  },
};

export const GoogleWithoutCredential: StoryObj = {
  name: '[AU-05] Google’s answer without a credential changes nothing',
  parameters: { msw: { handlers: [configured(withGoogle(null)), mockPending(endpoints.auth.google)] } },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as Marta' }));

    await expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByText('Signing in with Google...')).toBeNull();
  },
};

export const GoogleRefused: StoryObj = {
  name: '[AU-04, AU-05] A refusal of Google’s token shows the server’s text',
  parameters: {
    msw: {
      handlers: [
        configured(withGoogle('credential')),
        mockError(endpoints.auth.google, 'email_unverified', {
          error: 'Google has not verified this address.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await main(canvasElement).findByRole('button', { name: 'Continue as Marta' }));

    const alert = await main(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Google has not verified this address.');
  },
};

export const GoogleFault: StoryObj = {
  name: '[AU-04, AU-05] A fault of the server in the Google sign-in has one general sentence',
  parameters: {
    msw: {
      handlers: [
        configured(withGoogle('credential')),
        mockError(endpoints.auth.google, 'internal', { error: 'Column x is missing.' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await main(canvasElement).findByRole('button', { name: 'Continue as Marta' }));

    const alert = await main(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong. Please try again');
  },
};

export const GoogleUnreachable: StoryObj = {
  name: '[AU-05] Google’s script can’t be loaded: the button says so and tries again',
  // The browser itself logs what it could not load.
  tags: ['logs-errors'],
  parameters: {
    msw: {
      handlers: [configured({ google_client_id: 'client', google_script_url: 'blob:null/nothing' })],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    const sentence = 'Failed to load Google sign-in. Select the button to try again.';
    await screen.findByText(sentence);

    await userEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));

    await expect(await screen.findByText(sentence)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  },
};
