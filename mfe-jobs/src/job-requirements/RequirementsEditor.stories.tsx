import { aliases, requirements } from '@shortlist/api-contract';
import { mockError, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { JobsFrame } from '../testing/JobsFrame.tsx';
import {
  choose,
  listed,
  open,
  requirementsAddress,
  row,
  samplePosition,
} from '../testing/requirements-page.ts';
import { aRequirement, POSTING, requirementServer } from '../testing/sample-requirements.ts';

const server = requirementServer();

const meta = {
  title: 'Screens/Jobs/Requirements edited',
  component: JobsFrame,
  args: { path: requirementsAddress },
  parameters: {
    layout: 'fullscreen',
    msw: [samplePosition, ...server.handlers, mockResponse(aliases.list, { aliases: [] })],
  },
  beforeEach: () => void server.startOver(),
} satisfies Meta<typeof JobsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const TERRAFORM = aRequirement('must', 'Terraform', { type: 'skill', alternatives: ['Terraform'] });

const texts = () => server.saved.map(({ text }) => text);

export const Edited: Story = {
  name: '[VD-02] Wording, kind, and alternatives change, and are saved',
  play: async ({ canvas }) => {
    const form = await open('PostgreSQL under real load');
    const wording = within(form).getByRole('textbox', { name: 'Wording' });
    await expect(wording).toHaveFocus();
    await userEvent.type(wording, ', in production');
    await userEvent.click(within(form).getByRole('radio', { name: 'Preferred' }));
    await userEvent.type(within(form).getByRole('textbox', { name: 'Met by' }), 'MariaDB,');

    await waitFor(() =>
      expect(server.saved).toContainEqual(
        expect.objectContaining({
          text: 'PostgreSQL under real load, in production',
          kind: 'nice',
          weight: 1.5,
          alternatives: ['PostgreSQL', 'MySQL', 'MariaDB'],
        }),
      ),
    );
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

export const NarrowForm: Story = {
  name: 'A requirement in its form, narrow',
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(await open('PostgreSQL under real load')).toBeVisible();
  },
};

export const Done: Story = {
  name: 'Done closes the form, and the focus stays with the requirement',
  play: async () => {
    const form = await open('Led ten people or more');
    await userEvent.click(within(form).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: /Requirement \d+/ })).toBeNull());
    const left = await row('Led ten people or more');
    await waitFor(() => expect(left).toHaveFocus());
  },
};

export const OpenedByKey: Story = {
  name: '[VD-02] Enter opens the form of a requirement, and Escape closes it',
  play: async () => {
    (await row('Led ten people or more')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('textbox', { name: 'Wording' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('form', { name: /Requirement \d+/ })).toBeNull());
    await waitFor(async () => expect(await row('Led ten people or more')).toHaveFocus());
  },
};

export const Added: Story = {
  name: '[VD-02] A requirement is added by hand, and checked as if it had been in the job description',
  parameters: {
    msw: [
      mockResponse(requirements.read, async (request) => {
        const { text } = requirements.read.body.parse(await request.json());
        return { requirements: text === '- Terraform' ? [TERRAFORM] : [] };
      }),
      samplePosition,
      ...server.handlers,
      mockResponse(aliases.list, { aliases: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await row('Led ten people or more');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Preferred' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Wording' }), 'Terraform{Enter}');

    await expect(await row('Terraform')).toHaveTextContent('added by you');
    await waitFor(() => expect(texts()).toContain('Terraform'));
    await expect(listed('Preferred').at(-1)).toBe('Terraform');
    await waitFor(() =>
      expect(server.saved).toContainEqual(
        expect.objectContaining({
          text: 'Terraform',
          kind: 'nice',
          type: 'skill',
          alternatives: ['Terraform'],
        }),
      ),
    );
  },
};

export const AddedBlank: Story = {
  name: 'A requirement without words is gone when its form closes',
  play: async ({ canvas }) => {
    await row('Led ten people or more');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Required' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));

    await waitFor(() => expect(listed('Required')).toHaveLength(5));
    await expect(texts()).toHaveLength(15);
  },
};

export const Selected: Story = {
  name: '[VD-02] Selected words of the job description become a requirement',
  play: async ({ canvas }) => {
    await row('Led ten people or more');
    const line = canvas.getByText('Fennimore moves freight over eleven ports.');
    const range = document.createRange();
    range.setStart(line.firstChild ?? line, 10);
    range.setEnd(line.firstChild ?? line, 41);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);

    await userEvent.click(await canvas.findByRole('button', { name: 'Add as Requirement' }));

    await expect(await screen.findByRole('textbox', { name: 'Wording' })).toHaveValue(
      'moves freight over eleven ports',
    );
    await waitFor(() =>
      expect(server.saved).toContainEqual(
        expect.objectContaining({
          text: 'moves freight over eleven ports',
          source: 'recruiter',
          span: { start: 10, end: 41 },
        }),
      ),
    );
  },
};

export const NarrowSelected: Story = {
  ...Selected,
  name: 'Selected words, narrow',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await row('Led ten people or more');
    await userEvent.click(canvas.getByRole('radio', { name: 'Job Description' }));
    const line = canvas.getByText(POSTING.split('\n')[0] ?? '');
    getSelection()?.selectAllChildren(line);
    await expect(await canvas.findByRole('button', { name: 'Add as Requirement' })).toBeVisible();
  },
};

export const Deleted: Story = {
  name: '[VD-02] A deleted requirement comes back with Undo, to its place',
  play: async ({ canvas }) => {
    await choose('Knows logistics or freight', 'Delete');
    await waitFor(() => expect(texts()).not.toContain('Knows logistics or freight'));

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(texts()[6]).toBe('Knows logistics or freight'));
  },
};

export const Moved: Story = {
  name: '[VD-02] Moved by keys, it is saved in its order, and of another kind in another group',
  play: async () => {
    (await row('Leads an on-call rota')).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(texts()[3]).toBe('Leads an on-call rota'));

    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(texts()[4]).toBe('Leads an on-call rota'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');

    await waitFor(() => expect(listed('Preferred')[0]).toBe('Leads an on-call rota'));
    await waitFor(() =>
      expect(server.saved).toContainEqual(
        expect.objectContaining({ text: 'Leads an on-call rota', kind: 'nice' }),
      ),
    );
  },
};

export const NotSaved: Story = {
  name: '[VD-02] What cannot be saved stays, and is saved with Retry',
  parameters: {
    msw: [
      samplePosition,
      mockError(requirements.save, 'unavailable', { error: 'The server is being restarted.', once: true }),
      ...server.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await choose('Knows logistics or freight', 'Delete');

    await expect(await canvas.findByText('Failed to save requirements.')).toBeVisible();
    await expect(canvas.getByText('Not saved')).toBeVisible();
    await expect(screen.queryByRole('row', { name: 'Knows logistics or freight' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));

    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(texts()).not.toContain('Knows logistics or freight');
  },
};

export const Unsaved: Story = {
  name: 'What cannot be saved is told, and leaving asks first',
  parameters: {
    msw: [
      samplePosition,
      mockError(requirements.save, 'unavailable', { error: 'The server is being restarted.' }),
      ...server.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await choose('Knows logistics or freight', 'Delete');
    await canvas.findByText('Failed to save requirements.');

    await userEvent.click(canvas.getByRole('link', { name: 'Back to Position' }));

    await expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeInTheDocument();
  },
};

export const Reset: Story = {
  name: '[VD-02] Reset asks first, then reads the job description again',
  play: async ({ canvas }) => {
    await choose('Knows logistics or freight', 'Delete');
    await canvas.findByText('Saved');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    const question = await screen.findByRole('alertdialog', { name: 'Reset requirements?' });

    await userEvent.click(within(question).getByRole('button', { name: 'Reset' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await row('Knows logistics or freight')).toBeVisible();
  },
};
