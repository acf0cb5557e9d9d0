import { LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { OverridesPage } from './OverridesPage.tsx';
import { overrideEndpoints } from './override-endpoints.ts';
import { anOverride, aPreview, choicesWith } from './override-stories.ts';

const routes = [{ path: '/platform/overrides', Component: OverridesPage }];
const screenAt = (search = '') => (
  <InShell session={marta} path={`/platform/overrides${search}`} routes={routes} />
);
const BUILD = '?package=mfe-jobs&url=https%3A%2F%2Fjobs-pr-7.preview.example';

const given = (choices = choicesWith()) => mockResponse(overrideEndpoints.choices, choices);
const mock = (...handlers: ReturnType<typeof mockResponse>[]) => ({ msw: { handlers } });

const meta: Meta = {
  title: 'Screens/Shell/Overrides',
  parameters: {
    layout: 'fullscreen',
    ...mock(given(choicesWith({ overrides: [anOverride()] }))),
  },
  render: () => screenAt(),
};

export default meta;

export const Full: StoryObj = {
  name: 'What is overridden in this browser, a build at an address, and the releases that can be looked at',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Reset Job positions' })).toBeVisible();
    await expect(
      screen.getByRole('link', { name: 'Preview Job positions 1.3.1-4f49891741' }),
    ).toHaveAttribute('href', '/platform/overrides?package=mfe-jobs&version=1.3.1-4f49891741');
    await expect(
      screen.getByText(/mfe-ai 2\.0\.4-92165eb177 is live for you; no other releases yet/),
    ).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: mock(mockPending(overrideEndpoints.choices)),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('status', { name: 'Loading overrides' }),
    ).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Nothing released yet',
  parameters: mock(given(choicesWith({ remotes: [] }))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No remotes released yet')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  parameters: mock(mockError(overrideEndpoints.choices, 'internal', { error: 'Boom.' })),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load overrides');
  },
};

export const NotPermitted: StoryObj = {
  name: 'Who may not is told who may',
  parameters: mock(
    mockError(overrideEndpoints.choices, 'forbidden', {
      error: "You don't have permission to override remotes. Ask an administrator (OVERRIDE_USERS).",
    }),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Developers only')).toBeVisible();
  },
};

export const OnlyReleases: StoryObj = {
  name: 'Where no origin is permitted, releases can be looked at',
  parameters: mock(given(choicesWith({ origins: [] }))),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText("Builds from other URLs aren't allowed")).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  },
};

export const WrongAddress: StoryObj = {
  name: 'What is no address is said at its field',
  parameters: mock(given()),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Build URL'), 'my machine');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));

    await expect(await screen.findByText('Enter a URL, like http://localhost:4201.')).toBeVisible();
  },
};

export const Asked: StoryObj = {
  name: 'A link asks: what it is, that it fits, and a button that no link presses',
  parameters: mock(given(), mockResponse(overrideEndpoints.check, aPreview())),
  render: () => screenAt(BUILD),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Compatible with everything live.')).toBeVisible();
    await expect(screen.getByText('1.4.0-0a54a62d2b from https://jobs-pr-7.preview.example')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Override' })).toBeEnabled();
    await expect(screen.getByRole('radio', { name: '8 hours' })).toBeChecked();
  },
};

export const Checking: StoryObj = {
  name: 'While the build is checked',
  parameters: mock(given(), mockPending(overrideEndpoints.check)),
  render: () => screenAt(BUILD),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Checking build' })).toBeVisible();
  },
};

const problems = [
  'mfe-jobs needs react ^20.0.0, but the shell 1.3.0-92165eb177 provides 19.3.1: release the shell first.',
  "mfe-dashboard uses mfe_jobs/TrackingBoard, which this build doesn't expose.",
];

export const DoesNotFit: StoryObj = {
  name: 'A build that does not fit says why, and can not be confirmed',
  parameters: mock(given(), mockResponse(overrideEndpoints.check, aPreview({ problems }))),
  render: () => screenAt(BUILD),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const problem of problems) await expect(await screen.findByText(problem)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Override' })).toBeNull();
  },
};

export const NoBuild: StoryObj = {
  name: 'Where no build is, the sentence of the edge stands',
  parameters: mock(
    given(),
    mockError(overrideEndpoints.check, 'invalid_input', {
      error: "Couldn't reach https://jobs-pr-7.preview.example/release.json. Is the build being served?",
    }),
  ),
  render: () => screenAt(BUILD),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Is the build being served?');
  },
};

export const NotSet: StoryObj = {
  name: 'A refusal at the last moment stands at the button',
  parameters: mock(
    given(),
    mockResponse(overrideEndpoints.check, aPreview()),
    mockError(overrideEndpoints.set, 'conflict', {
      error: 'The name mfe_jobs is already used by mfe-other.',
    }),
  ),
  render: () => screenAt(BUILD),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Override' }));

    await expect(await screen.findByText('The name mfe_jobs is already used by mfe-other.')).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: mock(
    given(
      choicesWith({
        overrides: [
          anOverride({
            title: LONG_NAME,
            url: `https://${UNBROKEN.slice(0, 60)}.preview.example/`,
            problem: problems.join(' '),
          }),
        ],
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: `Reset ${LONG_NAME}` }),
    ).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const AskedNarrow: StoryObj = {
  ...Asked,
  name: 'A link asks, narrow',
  globals: { viewport: { value: 'narrow' } },
};
