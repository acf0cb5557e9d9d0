import { UNBROKEN } from '@shortlist/api-contract/testing';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { PlatformFrame, type WidgetStubs } from '@shortlist/platform/testing';
import { type ReactNode, use } from 'react';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { recruiter } from '../testing/dashboard-stories.ts';

/** A stand-in: the widget itself has its stories with the remote that owns it. */
function standIn(title: string) {
  return function Widget() {
    return (
      <Card>
        <CardHeader title={title} />
        <CardBody>The widget of another remote stands here.</CardBody>
      </Card>
    );
  };
}

const widgets: WidgetStubs = {
  'mfe_ai/MatchHistory': standIn('Match history'),
  'mfe_jobs/JobList': standIn('Job Positions'),
  'mfe_resumes/ResumeList': standIn('Resumes'),
  'mfe_billing/MyPlan': standIn('My Plan'),
};

const MAIN = 'mfe_dashboard/UserHomeMain';
const SIDE = 'mfe_dashboard/UserHomeSide';
const slots = {
  [MAIN]: ['mfe_ai/MatchHistory'],
  [SIDE]: ['mfe_jobs/JobList', 'mfe_resumes/ResumeList', 'mfe_billing/MyPlan'],
};

interface Args {
  readonly widgets: WidgetStubs;
  readonly slots: Record<string, string[]>;
  readonly username: string;
}

const meta: Meta<Args> = {
  title: 'Screens/Dashboard/User home',
  parameters: { layout: 'fullscreen' },
  args: { widgets, slots, username: recruiter.username },
  render: ({ username, ...rest }) => (
    <PlatformFrame session={{ ...recruiter, username }} path="/userhome" routes={routes} {...rest} />
  ),
};

export default meta;

type Story = StoryObj<Args>;

export const Full: Story = {
  name: '[OD-01] Full',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const title of ['Match history', 'Job Positions', 'Resumes', 'My Plan']) {
      await expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(screen.getByRole('link', { name: 'Go to New Dashboard' })).toHaveAttribute(
      'href',
      '/new-dashboard',
    );
  },
};

const neverThere = new Promise<ReactNode>(() => undefined);

/** As long as a remote is on its way. */
function OnItsWay() {
  return use(neverThere);
}

export const Loading: Story = {
  args: { widgets: Object.fromEntries(Object.keys(widgets).map((id) => [id, OnItsWay])) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByLabelText('Loading')).toHaveLength(4);
  },
};

export const Failed: Story = {
  tags: ['logs-errors'],
  name: '[SH-08] Every remote down',
  args: { widgets: Object.fromEntries(Object.keys(widgets).map((id) => [id, null])) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(4);
    await expect(screen.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { username: UNBROKEN.slice(0, 80) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: /^Welcome back, Donau/ }),
    ).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Arranged: Story = {
  name: '[TM-03] Arranged: another order, and one widget is off',
  args: { slots: { ...slots, [SIDE]: ['mfe_billing/MyPlan', 'mfe_jobs/JobList'] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { level: 2, name: 'My Plan' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Match history', 'My Plan', 'Job Positions']);
  },
};

export const Empty: Story = {
  name: '[TM-03] Empty: nobody offers a widget',
  args: { slots: {} },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    await expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const OneRemoteDown: Story = {
  tags: ['logs-errors'],
  name: '[SH-08] One remote down',
  args: { widgets: { ...widgets, 'mfe_jobs/JobList': null } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: 'Match history' })).toBeVisible();
  },
};
