import { jobs, parseJobDescription } from '@shortlist/api-contract';
import { aJob, FORTY_TAGS, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, unreachable } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { descriptionIsRead } from '../testing/find-skills.ts';
import { TabFrame } from '../testing/TabFrame.tsx';
import PostPositionWidget from './PostPositionWidget.tsx';

const TEXT = 'Runs the services that price shipments.\n\nMust: Golang, k8s, PostgreSQL.';
const posted = aJob({ title: 'Backend Engineer' });
let sent: string | null = null;

const creates = mockResponse(jobs.create, async (request) => {
  sent = parseJobDescription((await request.json()).description).metadata?.skillTags.join() ?? null;
  return posted;
});

/** Leaves a draft in this browser, as the form keeps it. */
function keep(draft: Record<string, string>) {
  for (const [key, text] of Object.entries(draft)) localStorage.setItem(key, text);
}

const full = () =>
  keep({
    positionText: TEXT,
    positionTitle: 'Backend Engineer',
    company: 'Fennimore Logistics',
    dueDate: '2026-12-18',
    contactInfo: 'hiring@fennimore.example',
    skillTags: '["Terraform"]',
  });

const meta = {
  title: 'Screens/Jobs/Post position',
  component: TabFrame,
  args: { tab: PostPositionWidget },
  parameters: { layout: 'fullscreen', msw: [creates, ...descriptionIsRead] },
  beforeEach: () => {
    localStorage.clear();
    sent = null;
    return () => localStorage.clear();
  },
} satisfies Meta<typeof TabFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[UP-02, UP-03] Full: the skills of the text are among the tags',
  beforeEach: full,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue('Backend Engineer');
    await expect(await canvas.findByText('4 of 10')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Sky' })).toBeChecked();
  },
};

export const Empty: Story = {
  name: '[UP-02] Empty: there is nothing to post',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Post' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Golang');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));

    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveFocus());
    await expect(localStorage.getItem('positionText')).toBe('Golang');
  },
};

export const Loading: Story = {
  name: 'While the text is looked through for skills',
  parameters: { msw: [mockPending(jobs.findSkills), ...descriptionIsRead] },
  beforeEach: full,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Finding skills…')).toBeVisible();
  },
};

export const Failed: Story = {
  name: '[UP-02] Failed: what was written is still there',
  parameters: {
    msw: [
      mockError(jobs.create, 'rate_limited', { error: 'Too many calls. Wait a minute.' }),
      ...descriptionIsRead,
    ],
  },
  beforeEach: full,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));

    await expect(
      await canvas.findByText('Failed to create position: Too many calls. Wait a minute.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Backend Engineer');
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(jobs.findSkills, {
        skills: [...FORTY_TAGS, LONG_NAME].map((name) => ({ name, words: [UNBROKEN], is_required: true })),
      }),
      ...descriptionIsRead,
    ],
  },
  beforeEach: () =>
    keep({ positionTitle: LONG_NAME, positionText: `${LONG_SENTENCE.repeat(4)}\n${UNBROKEN}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 of 10')).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Missing: Story = {
  name: '[UP-02] Title and description are needed',
  beforeEach: () => keep({ positionText: TEXT, positionTitle: '' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));

    await expect(await canvas.findByText('Please fill in title and description')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveFocus();
  },
};

export const Posting: Story = {
  name: 'While it is posted',
  parameters: { msw: [mockPending(jobs.create), ...descriptionIsRead] },
  beforeEach: full,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));

    await expect(await canvas.findByRole('button', { name: /Posting\.\.\./ })).toBeVisible();
  },
};

export const Posted: Story = {
  name: '[UP-02, UP-06] Posted, then started over',
  beforeEach: full,
  play: async ({ canvas }) => {
    await canvas.findByText('4 of 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));

    const heading = await canvas.findByRole('heading', { level: 3, name: 'Backend Engineer posted' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(sent).toBe('Terraform,Go,Kubernetes,PostgreSQL');
    await expect(canvas.getByRole('link', { name: 'View Position' })).toHaveAttribute(
      'href',
      `/new-dashboard?tab=position-list&job=${posted.id}`,
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Post Another Position' }));
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toHaveValue('');
    await expect(localStorage).toHaveLength(0);
  },
};

export const Success: Story = {
  name: '[UP-06] The success survives a reload',
  beforeEach: () => {
    full();
    keep({ positionName: 'Backend Engineer', positionSuccess: posted.id });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Backend Engineer posted' })).toBeVisible();
  },
};

export const StartedOver: Story = {
  name: '[UP-06] Starting over asks, and leaves nothing',
  beforeEach: full,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Over' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));

    await expect(await canvas.findByRole('button', { name: 'Post' })).toBeDisabled();
    await expect(localStorage).toHaveLength(0);
  },
};

export const TakenOut: Story = {
  name: '[UP-03] A tag that was taken out does not come back by itself',
  beforeEach: full,
  play: async ({ canvas }) => {
    await canvas.findByText('4 of 10');
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*Kubernetes/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ' Kafka');

    await expect(await canvas.findByRole('button', { name: 'Add Kubernetes (k8s)' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('skillTags')).toContain('Kafka'));
    await expect(localStorage.getItem('skillTags')).not.toContain('Kubernetes');
  },
};

export const SkillSuggested: Story = {
  name: 'While a tag is typed, the skills that it may mean are offered',
  beforeEach: full,
  parameters: {
    msw: [
      mockResponse(jobs.suggestSkills, { skills: [{ name: 'JavaScript', alias: 'JS' }] }),
      creates,
      ...descriptionIsRead,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Skill Tags' }), 'js');
    await userEvent.click(await screen.findByRole('option', { name: /JavaScript/ }));
    await expect(await canvas.findByRole('row', { name: 'JavaScript' })).toBeVisible();
  },
};

export const SameSkillTwice: Story = {
  name: 'A tag that is another name of one that is there says so, and is taken out with one press',
  beforeEach: full,
  parameters: { msw: SkillSuggested.parameters?.msw },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Skill Tags' });
    await canvas.findByRole('row', { name: 'PostgreSQL' });
    await userEvent.type(field, 'JavaScript{Enter}');
    await userEvent.type(field, 'JS{Enter}');

    await expect(
      await canvas.findByText('JS is the same skill as JavaScript, which is already added.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep only JavaScript' }));

    await waitFor(() => expect(canvas.queryByRole('row', { name: 'JS' })).toBeNull());
    await expect(canvas.queryByText(/is the same skill as/)).toBeNull();
    await expect(canvas.getByRole('row', { name: 'JavaScript' })).toBeVisible();
  },
};

export const SkillsNotSuggested: Story = {
  name: 'Where the server is silent, what is typed becomes a tag all the same',
  beforeEach: full,
  parameters: { msw: [unreachable(jobs.suggestSkills), creates, ...descriptionIsRead] },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'PostgreSQL' });
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skill Tags' }), 'Falconry{Enter}');
    await expect(await canvas.findByRole('row', { name: 'Falconry' })).toBeVisible();
  },
};
