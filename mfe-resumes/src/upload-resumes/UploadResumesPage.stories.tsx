import { resumes } from '@shortlist/api-contract';
import { mockError, mockPending } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { choose, drag, dragOver, picker, press } from '../testing/choose-files.ts';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { aFile, traffic } from '../testing/upload-files.ts';
import { chooseLongNames, noResumes, takingServer, uploadThree } from './story-parts.ts';

const meta = {
  title: 'Screens/Resumes/Upload resumes',
  component: ResumesFrame,
  args: { path: '/resumes/new' },
  parameters: {
    layout: 'fullscreen',
    msw: takingServer,
  },
  beforeEach: () => {
    Object.assign(traffic, { now: 0, most: 0 });
  },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[RS-02] Full: chosen files, some arrived, one refused',
  play: uploadThree,
};

export const Empty: Story = {
  name: '[RS-02] Empty',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upload' })).toBeEnabled();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Failed: Story = {
  name: '[RS-02] A failure that stays',
  parameters: {
    msw: [mockError(resumes.upload, 'unavailable', { error: 'The server is being restarted.' }), noResumes],
  },
  play: async ({ canvas }) => {
    await choose(aFile('okafor.pdf'), aFile('haddadi.pdf'));
    await press('Upload 2 resumes');

    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Upload failed: .+/);
    await expect(await canvas.findByRole('button', { name: 'Retry haddadi.pdf' })).toBeVisible();
  },
};

export const LongText: Story = { play: chooseLongNames };

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const NothingChosen: Story = {
  name: '[RS-02] Nothing chosen',
  play: async ({ canvas }) => {
    await press('Upload');

    await expect(await canvas.findByText('Please select at least one file')).toBeVisible();
  },
};

export const Chosen: Story = {
  name: '[RS-02] [RS-05] What can not be a resume is refused beside its file',
  play: async ({ canvas }) => {
    await choose(
      aFile('okafor.pdf'),
      aFile('photo.png'),
      aFile('portfolio.pdf', 10 * 1024 * 1024 + 1),
      aFile('cv.doc', 0),
    );

    await expect(await canvas.findByText('Only .pdf, .doc, and .docx files are accepted.')).toBeVisible();
    await expect(canvas.getByText('This file is 10.5 MB. The limit is 10 MB.')).toBeVisible();
    await expect(canvas.getByText('This file is empty.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload 1 resume' })).toBeVisible();
  },
};

export const Dropped: Story = {
  name: '[RS-02] Files can be dropped, and a dropped picture is refused',
  play: async ({ canvas }) => {
    const target = (await picker()).closest('label');
    const dataTransfer = new DataTransfer();
    for (const name of ['haddadi_leila.pdf', 'photo.png']) dataTransfer.items.add(aFile(name));

    target?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));

    await expect(await canvas.findByText('haddadi_leila.pdf')).toBeVisible();
    await expect(canvas.getByText('Only .pdf, .doc, and .docx files are accepted.')).toBeVisible();
  },
};

export const DraggedOver: Story = {
  name: '[RS-02] Files over the page: they may be dropped anywhere',
  play: async () => {
    await picker();
    await dragOver(aFile('haddadi_leila.pdf'));
  },
};

export const DroppedAnywhere: Story = {
  name: '[RS-02] Files dropped beside the field are taken, once',
  play: async ({ canvas }) => {
    await picker();
    await dragOver(aFile('haddadi_leila.pdf'));

    drag('drop', aFile('haddadi_leila.pdf'));

    await expect(await canvas.findByText('haddadi_leila.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Drop resumes to upload')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Upload 1 resume' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: '[RS-02] What was sent when the session had ended is chosen again',
  parameters: {
    msw: [
      mockError(resumes.upload, 'unauthenticated', { error: 'Log in to continue.', once: true }),
      ...takingServer,
    ],
  },
  play: async ({ canvas }) => {
    await choose(aFile('okafor.pdf'));
    await press('Upload 1 resume');
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());

    await press('Upload 1 resume');

    await expect(await canvas.findByText('1 resume uploaded.')).toBeVisible();
  },
};

export const Uploading: Story = {
  name: '[RS-02] Progress per file and of all, cancel per file',
  parameters: { msw: [mockPending(resumes.upload), noResumes] },
  play: async ({ canvas }) => {
    await choose(...[1, 2, 3, 4, 5].map((at) => aFile(`resume_${at}.pdf`)));
    await press('Upload 5 resumes');
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading 5 files' })).toBeVisible();
    await expect(canvas.getAllByRole('progressbar', { name: /resume_\d/ })).toHaveLength(3);

    await press('Cancel resume_1.pdf');

    await expect(await canvas.findByText('Canceled')).toBeVisible();
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading resume_4.pdf' }),
    ).toBeInTheDocument();
  },
};

export const Uploaded: Story = {
  name: '[RS-02] [RS-05] Seven files go three at a time; one is refused, the rest arrive',
  play: async ({ canvas }) => {
    const names = ['a.pdf', 'b.docx', 'scan.pdf', 'c.doc', 'd.pdf', 'e.pdf', 'f.pdf'];
    await choose(...names.map((name) => aFile(name)));

    await press('Upload 7 resumes');

    await expect(await canvas.findByText('6 resumes uploaded.')).toBeVisible();
    await expect(canvas.getByText('This file is a scan with no readable text.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Analyze/ })).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Go to Resumes' })).toBeVisible();
    await expect(traffic.most).toBe(3);

    await press('Upload More');
    await expect(canvas.queryByText('a.pdf')).toBeNull();
  },
};

export const TriedAgain: Story = {
  name: '[RS-02] A failure says the reason, and the file goes again',
  parameters: {
    msw: [
      mockError(resumes.upload, 'rate_limited', { error: 'Too many uploads. Wait a minute.', once: true }),
      ...takingServer,
    ],
  },
  play: async ({ canvas }) => {
    await choose(aFile('okafor.pdf'));
    await press('Upload 1 resume');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Upload failed: Too many uploads. Wait a minute.',
    );

    await press('Try Again');

    await expect(await canvas.findByText('1 resume uploaded.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Leaving: Story = {
  name: 'Leaving while files travel asks first, and staying loses nothing',
  play: async ({ canvas }) => {
    await choose(aFile('okafor.pdf'), aFile('slow.pdf'));
    await press('Upload 2 resumes');

    await userEvent.click(await canvas.findByRole('link', { name: 'Analyze okafor.pdf' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Stop uploading?' })).toBeVisible();
    await press('Cancel');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeInTheDocument();
  },
};

export const LongTextNarrow: Story = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
