import { type Resume, type ResumeProfile, rawResumes, resumes } from '@shortlist/api-contract';
import {
  aResume,
  aResumeDocument,
  COMPOUND,
  FORTY_TAGS,
  LONG_NAME,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, refuseFile } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { inesAsRead } from '../testing/sample-document.ts';
import { ines, noor } from '../testing/sample-resumes.ts';

const document = mockResponse(resumes.document, inesAsRead);
const noted = { ...ines, notes: 'Spoke on Tuesday. Prefers four days a week and can start in February.' };

const NOTHING_READ: ResumeProfile = {
  lives_in: null,
  phone_e164: null,
  years_of_experience: null,
  roles: [],
  education: [],
  languages: [],
  certificates: [],
};
const LONG_ROLE = {
  title: LONG_NAME,
  company: `${COMPOUND} Holdings`,
  location: UNBROKEN,
  start: null,
  end: null,
  is_current: false,
  dates: UNBROKEN,
};

const meta = {
  title: 'Screens/Resumes/Resume details',
  component: ResumesFrame,
  // The original is a frame of the running product; no story has one.
  args: { path: `/resumes/${ines.id}?view=text` },
  parameters: {
    layout: 'fullscreen',
    msw: [mockResponse(resumes.get, noted), document, mockResponse(resumes.list, { resumes: [ines] })],
  },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[RS-01] Full',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Score: 78/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ines.okafor@example.com' })).toHaveAttribute(
      'href',
      'mailto:ines.okafor@example.com',
    );
    const sheet = await canvas.findByRole('article', { name: 'Page 1' });
    await expect(within(sheet).getByText('Led the move of 14 shipment services to Go.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', ines.file_url);
    await expect(canvas.getByRole('heading', { level: 2, name: /Experience/ })).toHaveTextContent(
      '9.2 years',
    );
    await expect(canvas.getByText('Certified Kubernetes Administrator')).toBeVisible();
    await expect(canvas.getByText('No dates')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(resumes.get), mockPending(resumes.document)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading resume')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'A resume that tells little says what is not known',
  parameters: {
    msw: [
      mockResponse(
        resumes.get,
        aResume({ ...noor, id: ines.id, email: null, phone: null, skills: [], headline: null }),
      ),
      mockResponse(resumes.document, { ...inesAsRead, profile: NOTHING_READ }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not scored yet')).toBeVisible();
    await expect(canvas.getByText('No matches yet')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Not found in the resume')).toHaveLength(7));
    await expect(canvas.getByRole('link', { name: 'Analyze' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(resumes.get, 'unavailable', { error: 'The server is being restarted.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByText('Failed to load resume')).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { msw: [mockError(resumes.get, 'not_found', { error: 'There is no such resume.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Resume not found or you are not authorized.')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(
        resumes.get,
        aResume({
          id: ines.id,
          candidate_name: LONG_NAME,
          file_name: `${UNBROKEN}.pdf`,
          headline: `${COMPOUND}, interim deputy head of cross-border freight reconciliation`,
          email: `${UNBROKEN}@example.com`,
          skills: [...FORTY_TAGS, UNBROKEN],
          notes: `${UNBROKEN}\n${LONG_NAME}`,
          content_hash: 'ab'.repeat(32),
          copies: 12,
        }),
      ),
      mockResponse(
        resumes.document,
        aResumeDocument({
          text: UNBROKEN.repeat(4),
          blocks: [{ kind: 'line', start: 0, end: UNBROKEN.length * 4, page: null }],
          pages: null,
          profile: {
            ...NOTHING_READ,
            lives_in: UNBROKEN,
            roles: [LONG_ROLE, LONG_ROLE],
            languages: [{ name: COMPOUND, level: UNBROKEN }],
            certificates: [{ name: UNBROKEN, issuer: LONG_NAME, year: 2020 }],
          },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Resume' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Copies: Story = {
  name: '[RS-01] A file that is stored more than once says so and leads to its copies',
  parameters: {
    msw: [mockResponse(resumes.get, { ...ines, content_hash: 'ab'.repeat(32), copies: 1 }), document],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This file has been uploaded twice.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show copies' })).toHaveAttribute(
      'href',
      `/resumes?content=${'ab'.repeat(32)}`,
    );
  },
};

export const NoOriginal: Story = {
  name: 'An original that can not be shown says why, and its text is still there',
  args: { path: `/resumes/${ines.id}` },
  parameters: {
    msw: [
      mockResponse(resumes.get, ines),
      document,
      refuseFile(rawResumes.preview, 'not_found', 'This file no longer exists.'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to show the original file')).toBeVisible();
    await expect(canvas.getByText('This file no longer exists.')).toBeVisible();

    await userEvent.click(canvas.getByRole('radio', { name: 'Extracted Text' }));

    await expect(await canvas.findByRole('article', { name: 'Page 1' })).toBeVisible();
  },
};

export const NoText: Story = {
  name: 'A text that does not come says so and can be asked again',
  parameters: {
    msw: [
      mockResponse(resumes.get, ines),
      mockError(resumes.document, 'not_found', { error: 'The text is not there any more.' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to load this resume's text")).toBeVisible();
    await expect(await canvas.findByText('Failed to load details from this resume')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  },
};

const status = (name: string) => screen.getByRole('radio', { name });
let sent: string[] = [];

export const StatusChanged: Story = {
  name: '[ST-01] A status shows at once, and the last of several is the one that stays',
  parameters: {
    msw: [
      mockResponse(resumes.get, () => ({ ...ines, status: lastSent() })),
      document,
      mockResponse(resumes.update, async (request) => {
        sent.push(((await request.json()) as { notes: string }).notes);
        return { ...ines, status: lastSent() };
      }),
    ],
  },
  beforeEach: () => {
    sent = [];
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ines Okafor' });

    await userEvent.click(status('Inactive'));
    await expect(status('Inactive')).toBeChecked();
    await userEvent.click(status('Reserve'));
    await expect(status('Reserve')).toBeChecked();

    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]).toContain('"status":"reserve"');
    await waitFor(() => expect(status('Reserve')).toBeChecked());
  },
};

function lastSent(): Resume['status'] {
  const [, found = 'active'] = /"status":"(\w+)"/.exec(sent.at(-1) ?? '') ?? [];
  return found as Resume['status'];
}

export const StatusRefused: Story = {
  name: 'A status that the server refuses goes back, with the reason',
  parameters: {
    msw: [
      mockResponse(resumes.get, ines),
      document,
      mockError(resumes.update, 'rate_limited', { error: 'Too many calls. Wait a minute.' }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ines Okafor' });

    await userEvent.click(status('Reserve'));

    const sentence = 'An error occurred while updating the resume status. Too many calls. Wait a minute.';
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    await waitFor(() => expect(status('Active')).toBeChecked());
  },
};

export const Deleted: Story = {
  name: '[RS-04] Delete asks, goes to the list and can be undone there',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this resume?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resumes' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Ines Okafor' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await expect(await canvas.findByRole('link', { name: 'Ines Okafor' })).toBeVisible();
  },
};

export const WillBeDeleted: Story = {
  name: 'A resume that is past its time says when it goes, and can be kept, exported or erased',
  parameters: {
    msw: [mockResponse(resumes.get, { ...ines, deletes_on: '2026-12-20T09:12:00.000Z' }), document],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Scheduled for deletion on Dec 20, 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Extend Retention' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erase' })).toBeVisible();
  },
};

export const LongTextNarrow: Story = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
