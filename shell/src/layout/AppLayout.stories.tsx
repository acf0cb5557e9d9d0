import { endpoints } from '@shortlist/api-contract';
import { LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { notify, toast, useBreadcrumbs } from '@shortlist/platform';
import { mockError, mockResponse } from '@shortlist/platform/testing';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';

function JobPage(): ReactElement {
  useBreadcrumbs([{ label: 'Job Positions', href: '/joblist' }, { label: 'Senior Backend Engineer' }]);
  return (
    <div style={{ padding: 28 }}>
      <h1>Senior Backend Engineer</h1>
      <ButtonLink href="/resumes">Resumes</ButtonLink>
    </div>
  );
}

const routes = [{ path: '/joblist/:id', Component: JobPage }];

const meta: Meta = {
  title: 'Screens/Shell/Layout',
  parameters: { layout: 'fullscreen' },
  render: () => <InShell session={marta} path="/joblist/7" routes={routes} />,
};

export default meta;

const menuOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'ML, profile menu for Marta Lindqvist' });
const overlays = within(document.body);

export const Full: StoryObj = {
  name: '[SH-01] Full, signed in: the logo leads to the start, the header shows the way',
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('link', { name: /^Shortlist/ })).toHaveAttribute('href', '/');
    await expect(await header.findByRole('link', { name: 'Job Positions' })).toHaveAttribute(
      'href',
      '/joblist',
    );
    await expect(header.getByText('Senior Backend Engineer')).toHaveAttribute('aria-current', 'page');
  },
};

const maximiliane = { ...marta, username: LONG_NAME.slice(0, 80) };

function LongPage(): ReactElement {
  useBreadcrumbs([{ label: LONG_NAME, href: '/joblist' }, { label: UNBROKEN }]);
  return <h1 style={{ padding: 28, overflowWrap: 'anywhere' }}>{UNBROKEN}</h1>;
}

export const LongText: StoryObj = {
  name: '[SH-01] Long texts: the way is cut short, the menu stays in reach',
  render: () => (
    <InShell session={maximiliane} path="/joblist" routes={[{ path: '/joblist', Component: LongPage }]} />
  ),
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('button', { name: /profile menu/ });
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Narrow: StoryObj = {
  name: '[SH-01] Narrow: the header keeps the logo, the name of the page and the profile menu',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('link', { name: /^Shortlist/ })).toBeVisible();
    await expect(await header.findByText('Senior Backend Engineer')).toBeVisible();
    await expect(header.getByRole('button', { name: /profile menu/ })).toBeVisible();
  },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: '[SH-01] Long texts, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const SignedOut: StoryObj = {
  name: '[SH-03, SH-06] Signed out: Login and Sign Up, and the page asks to sign in',
  render: () => <InShell path="/joblist/7" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Went to /login?next=%2Fjoblist%2F7')).toBeVisible();
    const header = within(screen.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login/),
    );
    await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/signup/),
    );
  },
};

export const MenuOpen: StoryObj = {
  name: '[SH-04] The first press opens the menu; it closes on Escape and gives the focus back',
  play: async ({ canvasElement }) => {
    const button = await menuOf(canvasElement);

    await userEvent.click(button);

    const menu = within(await overlays.findByRole('menu', { name: 'Profile menu' }));
    await expect(menu.getByText(marta.email)).toBeVisible();
    const items = menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
    await expect(items).toEqual([
      ['User Home', '/userhome'],
      ['Resumes', '/resumes'],
      ['Job Positions', '/joblist'],
      ['Dashboard', '/new-dashboard'],
      ['Fairness', '/fairness'],
      ['Profile', '/user-profile'],
      ['Turn on blind mode', null],
      ['Log Out', null],
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(overlays.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await overlays.findByRole('menu')).toBeVisible();
  },
};

export const MenuByKeyboard: StoryObj = {
  name: '[SH-04] The menu by keyboard alone; a choice goes there and closes it',
  play: async ({ canvasElement }) => {
    (await menuOf(canvasElement)).focus();

    await userEvent.keyboard('{ArrowDown}');
    await overlays.findByRole('menu');
    await waitFor(() => expect(overlays.getByRole('menuitem', { name: 'User Home' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(overlays.getByRole('menuitem', { name: 'Resumes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(await within(canvasElement).findByText('Went to /resumes')).toBeVisible();
    await waitFor(() => expect(overlays.queryByRole('menu')).toBeNull());
  },
};

export const MenuByEnter: StoryObj = {
  name: '[SH-04] Enter opens the menu at its first item, up at its last',
  play: async ({ canvasElement }) => {
    const button = await menuOf(canvasElement);
    for (const [key, item] of [
      ['{Enter}', 'User Home'],
      ['{ArrowUp}', 'Log Out'],
      [' ', 'User Home'],
    ] as const) {
      button.focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(overlays.getByRole('menuitem', { name: item })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(overlays.queryByRole('menu')).toBeNull());
    }
  },
};

export const MenuClosesOutside: StoryObj = {
  name: '[SH-04] A click outside closes the menu',
  play: async ({ canvasElement }) => {
    await userEvent.click(await menuOf(canvasElement));
    await overlays.findByRole('menu');

    await userEvent.click(document.body);

    await waitFor(() => expect(overlays.queryByRole('menu')).toBeNull());
  },
};

const loggedOut = fn();

export const LogOut: StoryObj = {
  name: '[SH-04, ST-02, AU-06] Log Out tells the server, forgets the user and goes to the start',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.auth.logout, () => {
          loggedOut();
          return { ok: true } as const;
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    loggedOut.mockClear();
    await userEvent.click(await menuOf(canvasElement));

    await userEvent.click(await overlays.findByRole('menuitem', { name: 'Log Out' }));

    const screen = within(canvasElement);
    await expect(await screen.findByText('Went to /')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await expect(loggedOut).toHaveBeenCalledOnce();
  },
};

export const LogOutFails: StoryObj = {
  name: '[SH-04] Log Out that did not reach the server says so and changes nothing',
  parameters: { msw: { handlers: [mockError(endpoints.auth.logout, 'internal', { error: 'Boom.' })] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await menuOf(canvasElement));

    await userEvent.click(await overlays.findByRole('menuitem', { name: 'Log Out' }));

    const notice = await overlays.findByRole('alertdialog', { name: 'Failed to log out' });
    await userEvent.click(within(notice).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(overlays.queryByRole('alertdialog')).toBeNull());
    await expect(await menuOf(canvasElement)).toBeVisible();
  },
};

export const FocusFollows: StoryObj = {
  name: '[SH-01] After a navigation the keyboard continues in the new page',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Resumes' }));

    await within(canvasElement).findByText('Went to /resumes');
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
  },
};

export const Notices: StoryObj = {
  name: '[SH-01] Notifications come one at a time, toasts beside them',
  play: async () => {
    toast({ message: 'Tomasz Wieland moved to Reserve', action: { label: 'Undo', onAction: fn() } });
    notify({ tone: 'success', title: 'Match Complete', message: 'Resume matched successfully' });
    notify({ tone: 'error', title: 'Update Failed' });

    const first = await overlays.findByRole('alertdialog', { name: 'Match Complete' });
    await userEvent.click(within(first).getByRole('button', { name: 'OK' }));

    await expect(await overlays.findByRole('alertdialog', { name: 'Update Failed' })).toBeVisible();
    await expect(overlays.getByText('Tomasz Wieland moved to Reserve')).toBeInTheDocument();
  },
};

function PageThatGoes(): ReactElement {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const save = () => setSaved(true);
    addEventListener('story-saved', save);
    return () => removeEventListener('story-saved', save);
  }, []);
  if (isSaved) return <h1 style={{ padding: 28 }}>Saved</h1>;
  return (
    <button type="button" onClick={() => notify({ tone: 'success', title: 'Job updated successfully!' })}>
      Save
    </button>
  );
}

export const NoticeOutlivesItsForm: StoryObj = {
  name: '[SH-01] A notification whose form has gone gives the focus to the page',
  render: () => (
    <InShell session={marta} path="/joblist" routes={[{ path: '/joblist', Component: PageThatGoes }]} />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const notice = await overlays.findByRole('alertdialog', { name: 'Job updated successfully!' });
    dispatchEvent(new Event('story-saved'));
    await screen.findByText('Saved');

    await userEvent.click(within(notice).getByRole('button', { name: 'OK' }));

    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};
