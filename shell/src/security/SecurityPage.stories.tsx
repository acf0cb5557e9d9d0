import { endpoints, type Security } from '@shortlist/api-contract';
import { LONG_NAME } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const routes = [{ path: '/user-profile/security', Component: SecurityPage }];
const LAPTOP = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  name: 'Work laptop',
  created_at: '2026-11-02T07:30:00.000Z',
  last_used_at: '2026-11-19T18:40:00.000Z',
};
const CODES = ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567', 'JBSW-Y3DP-EHPK-3PXP', 'MFRG-GZDF-MZTW-Q2LK'];
const secured = (some: Partial<Security> = {}) =>
  mockResponse(endpoints.secondFactors.get, {
    has_password: true,
    has_authenticator: true,
    passkeys: [LAPTOP, { ...LAPTOP, id: LAPTOP.id.replace(/1$/, '2'), name: 'Phone', last_used_at: null }],
    recovery_codes: 8,
    ...some,
  });
const unsecured = secured({ has_authenticator: false, passkeys: [], recovery_codes: 0 });
const made = mockResponse(endpoints.secondFactors.setUpAuthenticator, {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Shortlist:marta?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Shortlist',
});

const meta: Meta = {
  title: 'Screens/Shell/Login and security',
  parameters: { layout: 'fullscreen', msw: { handlers: [secured()] } },
  render: () => <InShell session={marta} path="/user-profile/security" routes={routes} />,
};

export default meta;

type Screen = ReturnType<typeof within>;
const body = () => within(document.body);

async function press(screen: Screen, name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function change(canvasElement: HTMLElement, next = 'a longer phrase') {
  const screen = within(canvasElement);
  await userEvent.type(await screen.findByLabelText('Current Password'), 'a long password');
  await userEvent.type(screen.getByLabelText('New Password'), next);
  await press(screen, 'Change Password');
}

/** Opens a dialog by its button, and types the password there. */
async function confirmIn(canvasElement: HTMLElement, { opener, title }: { opener: string; title: string }) {
  await press(within(canvasElement), opener);
  const dialog = within(await body().findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText('Password'), 'a long password');
  return dialog;
}

export const Full: StoryObj = {
  name: 'Full: password, authenticator app, passkeys, and recovery codes',
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Passkeys' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getByText(/never used/)).toBeVisible();
    await expect(within(canvasElement).getByText(/^8 codes left/)).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(endpoints.secondFactors.get)] } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('status', { name: 'Loading login and security' }),
    ).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'A password and nothing else',
  parameters: { msw: { handlers: [unsecured] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Set Up' })).toBeVisible();
    await expect(within(canvasElement).queryByText('Recovery Codes')).toBeNull();
  },
};

export const Failed: StoryObj = {
  name: 'Failed: loaded again',
  parameters: {
    msw: {
      handlers: [
        mockError(endpoints.secondFactors.get, 'internal', { error: 'Boom.', once: true }),
        secured(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Failed to load login and security');
    await press(within(canvasElement), 'Retry');

    await expect(await within(canvasElement).findByText('Work laptop')).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: { handlers: [secured({ passkeys: [{ ...LAPTOP, name: LONG_NAME.slice(0, 80) }] })] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(LONG_NAME.slice(0, 80))).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const PasswordChanged: StoryObj = {
  name: 'The password is changed',
  parameters: {
    msw: { handlers: [secured(), mockResponse(endpoints.passwords.change, { ok: true })] },
  },
  play: async ({ canvasElement }) => {
    await change(canvasElement);

    await expect(await body().findByText('Password changed. Other browsers are signed out.')).toBeVisible();
    await expect(within(canvasElement).getByLabelText('New Password')).toHaveValue('');
  },
};

export const PasswordRefused: StoryObj = {
  name: 'Why the password was not changed, at its field',
  parameters: {
    msw: {
      handlers: [
        secured(),
        mockError(endpoints.passwords.change, 'invalid_input', {
          error: 'Incorrect password.',
          errors: { current_password: 'Incorrect password.' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await change(canvasElement);

    await within(canvasElement).findByText('Incorrect password.');
    await expect(within(canvasElement).getByLabelText('Current Password')).toHaveFocus();
  },
};

export const PasswordTooShort: StoryObj = {
  name: 'A short password is refused before the server is asked',
  play: async ({ canvasElement }) => {
    await change(canvasElement, 'short');

    await expect(
      await within(canvasElement).findByText('Password must be at least 12 characters.'),
    ).toBeVisible();
  },
};

export const GoogleOnly: StoryObj = {
  name: 'An account that Google opens has no password to change',
  parameters: { msw: { handlers: [secured({ has_password: false })] } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'get a link by email' }),
    ).toHaveAttribute('href', '/forgot-password');
  },
};

export const Scanning: StoryObj = {
  name: 'The key of an authenticator app, to scan and to type',
  parameters: { msw: { handlers: [unsecured, made] } },
  play: async ({ canvasElement }) => {
    const dialog = await confirmIn(canvasElement, { opener: 'Set Up', title: 'Set up authenticator app' });

    await press(dialog, 'Continue');

    await expect(
      await dialog.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expect(dialog.getByText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBeVisible();
  },
};

export const TurnedOn: StoryObj = {
  name: 'The authenticator app is on, and the recovery codes are shown once',
  parameters: {
    msw: {
      handlers: [
        unsecured,
        made,
        mockResponse(endpoints.secondFactors.confirmAuthenticator, { recovery_codes: CODES }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await confirmIn(canvasElement, { opener: 'Set Up', title: 'Set up authenticator app' });
    await press(dialog, 'Continue');
    await userEvent.type(await dialog.findByLabelText('6-Digit Code'), '123 456');

    await press(dialog, 'Turn On');

    const codes = await dialog.findByRole('list', { name: 'Recovery codes' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(CODES.length);
  },
};

export const CodeRefused: StoryObj = {
  name: 'A wrong code turns nothing on',
  parameters: {
    msw: {
      handlers: [
        unsecured,
        made,
        mockError(endpoints.secondFactors.confirmAuthenticator, 'invalid_input', {
          error: 'This code is wrong. Check that the clock of your device is right.',
          errors: { code: 'This code is wrong. Check that the clock of your device is right.' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await confirmIn(canvasElement, { opener: 'Set Up', title: 'Set up authenticator app' });
    await press(dialog, 'Continue');
    await userEvent.type(await dialog.findByLabelText('6-Digit Code'), '123456');

    await press(dialog, 'Turn On');

    await dialog.findByText('This code is wrong. Check that the clock of your device is right.');
    await expect(dialog.getByLabelText('6-Digit Code')).toHaveFocus();
  },
};

export const TurnedOff: StoryObj = {
  name: 'The authenticator app is turned off with the password',
  parameters: {
    msw: { handlers: [secured(), mockResponse(endpoints.secondFactors.removeAuthenticator, { ok: true })] },
  },
  play: async ({ canvasElement }) => {
    const dialog = await confirmIn(canvasElement, {
      opener: 'Turn Off',
      title: 'Turn off authenticator app?',
    });

    await press(dialog, 'Turn Off');

    await expect(await body().findByText('Authenticator app turned off')).toBeVisible();
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const PasskeyRemoved: StoryObj = {
  name: 'A passkey is removed with the password',
  parameters: {
    msw: { handlers: [secured(), mockResponse(endpoints.secondFactors.removePasskey, { ok: true })] },
  },
  play: async ({ canvasElement }) => {
    const dialog = await confirmIn(canvasElement, {
      opener: 'Remove Work laptop',
      title: 'Remove this passkey?',
    });

    await press(dialog, 'Remove');

    await expect(await body().findByText('Passkey removed')).toBeVisible();
  },
};

export const CodesRenewed: StoryObj = {
  name: 'New recovery codes are shown once',
  parameters: {
    msw: {
      handlers: [
        secured(),
        mockResponse(endpoints.secondFactors.renewRecoveryCodes, { recovery_codes: CODES }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await confirmIn(canvasElement, {
      opener: 'Get New Codes',
      title: 'Get new recovery codes?',
    });

    await press(dialog, 'Get New Codes');

    await expect(await dialog.findByText('ABCD-EFGH-IJKL-MNOP')).toBeVisible();
  },
};
