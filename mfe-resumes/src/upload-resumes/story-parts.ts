import { resumes } from '@shortlist/api-contract';
import { UNBROKEN } from '@shortlist/api-contract/testing';
import { mockResponse } from '@shortlist/platform/testing';
import { expect, screen } from 'storybook/test';
import { choose, press } from '../testing/choose-files.ts';
import { aFile, takeFile } from '../testing/upload-files.ts';

/** Nothing is stored yet. */
export const noResumes = mockResponse(resumes.list, { resumes: [] });

/** A server that takes every file but a scan. */
export const takingServer = [mockResponse(resumes.upload, takeFile), noResumes];

/** Uploads three files, of which one is refused. */
export async function uploadThree(): Promise<void> {
  await choose(aFile('okafor_ines_2026.pdf', 84_212), aFile('wieland-cv.docx'), aFile('scan.pdf'));
  await press('Upload 3 resumes');

  await expect(await screen.findByText(/^2 resumes uploaded\.?$/)).toBeVisible();
  await expect(screen.getByText('This file is a scan with no readable text.')).toBeVisible();
}

/** Chooses files whose names are longer than any line. */
export async function chooseLongNames(): Promise<void> {
  await choose(aFile(`${UNBROKEN}.pages`), aFile(`${'final_'.repeat(30)}.pdf`));

  await expect(await screen.findByText(`${UNBROKEN}.pages`)).toBeVisible();
}
