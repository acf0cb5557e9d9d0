import { type Resume, resumes } from '@shortlist/api-contract';
import { aResume } from '@shortlist/api-contract/testing';
import { mockResponse } from '@shortlist/platform/testing';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { choose, press } from '../testing/choose-files.ts';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { aFile, takeFile } from '../testing/upload-files.ts';
import { contentHashOf } from './find-duplicate-file.ts';

const meta = {
  title: 'Screens/Resumes/Upload resumes that are there already',
  component: ResumesFrame,
  args: { path: '/resumes/new' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = aFile('stored.pdf');

/** Knows the content of one stored file and the name of another. */
async function findStored({ url }: Request): Promise<{ resumes: Resume[] }> {
  const asked = new URL(url).searchParams;
  if (asked.get('content_hash') === (await contentHashOf(stored))) return { resumes: [aResume()] };
  if (asked.get('search') !== 'wieland cv.docx') return { resumes: [] };
  return { resumes: [aResume({ candidate_name: 'Tomasz Wieland', file_name: 'Wieland CV.docx' })] };
}

export const Repeated: Story = {
  name: '[RS-02] What is stored already, or chosen twice, says so, and can be left out at once',
  parameters: { msw: [mockResponse(resumes.upload, takeFile), mockResponse(resumes.list, findStored)] },
  play: async ({ canvas }) => {
    const copy = new File([stored], 'other-name.pdf');
    await choose(
      copy,
      aFile('new.pdf'),
      new File([aFile('new.pdf')], 'new (1).pdf'),
      aFile('wieland cv.docx'),
    );

    await expect(
      await canvas.findByText(/^Already uploaded: same file as Ines Okafor's resume/),
    ).toBeVisible();
    await expect(await canvas.findByText('Same content as new.pdf above.')).toBeVisible();
    await expect(await canvas.findByText(/^Same name as Tomasz Wieland's resume/)).toBeVisible();
    await expect(canvas.getByText('2 files are duplicates.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload 4 resumes' })).toBeVisible();

    await press('Skip duplicates');

    await expect(await canvas.findByRole('button', { name: 'Upload 2 resumes' })).toBeVisible();
    await expect(canvas.queryByText('other-name.pdf')).toBeNull();
    await expect(canvas.queryByText(/duplicates?\./)).toBeNull();
  },
};

export const StoredTwice: Story = {
  name: '[RS-02] A file that was stored twice leads to its copies',
  parameters: {
    msw: [
      mockResponse(resumes.upload, {
        resumes: [aResume({ content_hash: 'ab'.repeat(32), copies: 1 })],
        refused: [],
      }),
      mockResponse(resumes.list, { resumes: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await choose(aFile('okafor.pdf'));
    await press('Upload 1 resume');

    await expect(await canvas.findByRole('link', { name: 'Same file as one other' })).toHaveAttribute(
      'href',
      `/resumes?content=${'ab'.repeat(32)}`,
    );
  },
};
