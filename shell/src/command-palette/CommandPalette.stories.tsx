import { endpoints } from '@shortlist/api-contract';
import { aJob, aResume } from '@shortlist/api-contract/testing';
import {
  bundledRemotes,
  createLoader,
  createRegistry,
  provideRemotes,
  type RemoteInSet,
} from '@shortlist/platform/host';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';

const remote = (title: string, ...paths: string[]): RemoteInSet => {
  const name = title.toLowerCase().replace(' ', '_');
  const entry = `/assets/${name}/remoteEntry.js`;
  return {
    name,
    title,
    team: 'Story',
    version: 'story',
    channel: 'stable',
    entry,
    integrity: null,
    paths,
    widgets: [],
  };
};

const remotes = [
  remote('Dashboard', '/userhome', '/old-dashboard', '/new-dashboard', '/onboarding'),
  remote('Job positions', '/joblist', '/joblist/new', '/joblist/:id'),
  remote('Resumes', '/resumes', '/resumes/new'),
  remote('Plans', '/plans', '/plans/:id'),
];

const backend = aJob({
  id: '0199a3c1-0000-7000-8000-000000000007',
  title: 'Senior Backend Engineer',
  company: 'Fennimore Logistics',
});
const ines = aResume({
  id: '0199a3c1-0000-7000-8000-000000000003',
  candidate_name: 'Ines Okafor',
  file_name: 'ines-okafor.pdf',
});

const searched = fn();
const finding = [
  mockResponse(endpoints.jobs.list, (request) => {
    searched(new URL(request.url).searchParams.get('search'));
    return [backend];
  }),
  mockResponse(endpoints.resumes.list, { resumes: [ines] }),
];

const meta: Meta = {
  title: 'Screens/Shell/Command palette',
  parameters: { layout: 'fullscreen', msw: { handlers: finding } },
  beforeEach: () => {
    sessionStorage.clear();
    searched.mockClear();
  },
  render: () => <InShell session={marta} path="/user-profile" routes={[]} />,
};
export default meta;

const overlays = within(document.body);
const field = () => overlays.findByRole('combobox', { name: 'Commands' });
const labels = () => overlays.getAllByRole('option').map(({ textContent }) => textContent);
/** The chosen command is one that is there: it follows the list a moment after it. */
const choosesFirst = () =>
  waitFor(async () => {
    const [first] = overlays.getAllByRole('option');
    await expect(await field()).toHaveAttribute('aria-activedescendant', first?.id);
  });
const isGone = () => waitFor(() => expect(overlays.queryByRole('dialog')).toBeNull());

/** Opens it by the keys, on a page that knows these remotes. */
async function open() {
  const registry = createRegistry({ shell: { version: 'story' }, remotes });
  provideRemotes({ registry, loader: createLoader({ source: bundledRemotes({}) }) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await field()).toHaveFocus());
}

export const Full: StoryObj = {
  name: 'Every screen of the live remotes, and what can be done from anywhere',
  play: async () => {
    await open();
    await expect(labels()).toEqual([
      'User Home',
      'Dashboard',
      'Job Positions',
      'Resumes',
      'Plans',
      'Tutorial',
      'Profile',
      'New position',
      'Upload Resumes',
      'Switch to dark theme',
      'Keyboard Shortcuts',
      `Log Out ${marta.email}`,
    ]);
    await expect(searched).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: StoryObj = {
  name: 'Typed and chosen by Enter: a screen, and nothing is searched by one letter',
  play: async ({ canvasElement }) => {
    await open();
    await userEvent.keyboard('p');
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('candidates');
    const chosen = await overlays.findByRole('option', { name: 'Resumes' });
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', chosen.id));
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText('Went to /resumes')).toBeVisible();
    await isGone();

    await open();
    await expect(await overlays.findByText('Recent')).toBeVisible();
    await expect(labels()[0]).toBe('Resumes');
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

export const Found: StoryObj = {
  name: 'Positions and resumes by name, searched on the server after a pause',
  play: async () => {
    await open();
    await userEvent.keyboard('kubernetes');
    await expect(
      await overlays.findByRole('option', { name: 'Senior Backend Engineer Fennimore Logistics' }),
    ).toHaveAttribute('href', `/joblist/${backend.id}`);
    await expect(overlays.getByRole('option', { name: 'Ines Okafor ines-okafor.pdf' })).toHaveAttribute(
      'href',
      `/resumes/${ines.id}`,
    );
    await expect(searched.mock.calls).toEqual([['kubernetes']]);
    await waitFor(() => expect(overlays.queryByText(/^Searching/)).toBeNull());
  },
};

export const ByPointer: StoryObj = {
  name: 'From its button in the header; the focus returns there',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Search/ });
    await userEvent.click(button);
    await expect(await field()).toHaveFocus();
    await userEvent.click(overlays.getByRole('button', { name: /^Close/ }));
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Theme: StoryObj = {
  name: 'Changes the theme, and the button in the header follows',
  play: async ({ canvasElement }) => {
    await open();
    await userEvent.click(overlays.getByRole('option', { name: 'Switch to dark theme' }));
    await isGone();
    const toggle = await within(canvasElement).findByRole('button', { name: 'Switch to light theme' });
    await userEvent.click(toggle);
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Switch to dark theme' }),
    ).toBeVisible();
  },
};

export const SignedOut: StoryObj = {
  name: 'Signed out it shows the public pages and searches nothing',
  render: () => <InShell path="/login" routes={[]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Search/ })).toBeNull();
    await open();
    await userEvent.keyboard('sign');
    await waitFor(() => expect(labels()).toEqual(['Login', 'Sign Up']));
    await choosesFirst();
    await expect(searched).not.toHaveBeenCalled();
  },
};

export const Loading: StoryObj = {
  name: 'While the server is searching, what is here can be used',
  parameters: { msw: { handlers: [mockPending(endpoints.jobs.list), mockPending(endpoints.resumes.list)] } },
  play: async () => {
    await open();
    await userEvent.keyboard('res');
    await expect(await overlays.findByText('Searching positions and resumes...')).toBeVisible();
    const chosen = await overlays.findByRole('option', { name: 'Resumes' });
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', chosen.id));
  },
};

export const Failed: StoryObj = {
  name: 'A search that failed says which, and tries again',
  parameters: {
    msw: {
      handlers: [mockError(endpoints.resumes.list, 'internal', { error: 'Boom.', once: true }), ...finding],
    },
  },
  play: async () => {
    await open();
    await userEvent.keyboard('ines');
    await expect(await overlays.findByText(/^Resumes search is unavailable/)).toBeVisible();
    await expect(await overlays.findByRole('option', { name: /Senior Backend Engineer/ })).toBeVisible();
    await userEvent.click(overlays.getByRole('button', { name: 'Retry' }));
    await expect(await overlays.findByRole('option', { name: /Ines Okafor/ })).toBeVisible();
    await waitFor(() => expect(overlays.queryByText(/search is unavailable/)).toBeNull());
  },
};

export const Empty: StoryObj = {
  name: 'Words that nothing fits',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.jobs.list, []),
        mockResponse(endpoints.resumes.list, { resumes: [] }),
      ],
    },
  },
  play: async () => {
    await open();
    await userEvent.keyboard('zeppelin');
    await waitFor(() => expect(overlays.getAllByText('No results for “zeppelin”')).toHaveLength(2));
  },
};

export const LongText: StoryObj = {
  name: 'A long title and a long file name',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.jobs.list, [
          {
            ...backend,
            title: 'Senior Backend Engineer for Freight, Customs and Cross-border Settlement in Europe',
          },
        ]),
        mockResponse(endpoints.resumes.list, {
          resumes: [
            {
              ...ines,
              file_name: 'okafor-ines-curriculum-vitae-2026-final-version-signed-and-translated.pdf',
            },
          ],
        }),
      ],
    },
  },
  play: async () => {
    await open();
    await userEvent.keyboard('freight');
    await expect(await overlays.findByRole('option', { name: /Settlement in Europe/ })).toBeVisible();
    await expect(await overlays.findByRole('option', { name: /Ines Okafor/ })).toBeVisible();
    await waitFor(() => expect(overlays.queryByText(/^Searching/)).toBeNull());
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant'));
  },
};

export const Narrow: StoryObj = {
  ...Full,
  name: 'Narrow: the whole screen',
  globals: { viewport: { value: 'narrow' } },
  play: open,
};
