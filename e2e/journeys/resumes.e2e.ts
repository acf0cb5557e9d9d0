import { describe, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { blockReads } from '../network/block-reads.ts';
import { fillLogin } from '../steps/account.ts';
import { haveStock, holdRequests } from '../steps/matching.ts';
import { aPdf, chooseFiles, dropOn, lineOf, rowOf, storedResumes } from '../steps/resumes.ts';

const nadia = 'brennan-nadia.docx';
const twoColumns = 'google-docs-skia-proxy-two-column.pdf';
const leopard = 'openresume-laverne-word-quartz.pdf';
const uploads = '**/api/resumes';

describe('the list', () => {
  test('[RS-01, RS-06] is empty, then found by names, words and status, and each row can be acted on', async ({
    page,
  }) => {
    await haveStock(page, []);
    await page.goto('/resumes');
    await page.getByText('No resumes uploaded yet.').waitFor();
    await page.getByRole('link', { name: 'Upload Resumes' }).click();
    const silent = ['Experience', 'built bridges in cobol, 2019 to 2024'];
    await chooseFiles(
      page,
      nadia,
      aPdf('grace_hopper-cv.pdf', silent),
      aPdf('___.pdf', [...silent, 'and more']),
    );
    await page.getByRole('button', { name: 'Upload 3 resumes' }).click();
    await page.getByText('3 resumes uploaded').waitFor();
    await page.getByRole('link', { name: 'Go to Resumes' }).click();

    const nameless = (await storedResumes(page)).find(({ file_name }) => file_name === '___.pdf');
    const names = ['Nadia Brennan', 'grace hopper cv', `Candidate ${nameless?.id}`];
    for (const name of names) await rowOf(page, name).waitFor();

    await page.getByRole('searchbox', { name: 'Search resumes' }).fill('cobol more');
    await rowOf(page, 'Nadia Brennan').waitFor({ state: 'detached' });
    await rowOf(page, `Candidate ${nameless?.id}`).waitFor();
    await expect.poll(() => rowOf(page, 'grace hopper cv').count()).toBe(0);
    await page.getByRole('radio', { name: 'Inactive' }).click();
    await page.getByText('No matching resumes').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.getByRole('button', { name: 'Candidate', exact: true }).click();
    const inOrder = () =>
      page
        .getByRole('row')
        .getByRole('link', { name: /^(Nadia|grace|Candidate)/ })
        .allInnerTexts();
    await expect.poll(inOrder).toEqual([names[2], names[1], names[0]]);

    await page.getByRole('button', { name: 'Actions for Nadia Brennan' }).click();
    for (const name of ['Details', 'Analyze', 'Rename', 'Download', 'Delete']) {
      await page.getByRole('menuitem', { name }).waitFor();
    }
  });

  test('[RS-01, RS-02] points out files that are there already, before they are sent and after', {
    tags: 'thorough',
  }, async ({ page }) => {
    await haveStock(page, [twoColumns]);
    await page.goto('/resumes/new');
    const twin = aPdf('a.pdf', ['Ada Byron', 'Experience', 'built engines']);
    await chooseFiles(page, twoColumns, twin, { ...twin, name: 'b.pdf' });
    await lineOf(page, twoColumns)
      .getByText(/^Already uploaded: same file as Jane Smith's resume/)
      .waitFor();
    await lineOf(page, 'b.pdf').getByText('Same content as a.pdf above.').waitFor();
    await page.getByText('2 files are duplicates.').waitFor();
    await page.getByRole('button', { name: 'Skip duplicates' }).click();
    await page.getByRole('button', { name: 'Upload 1 resume' }).waitFor();

    await chooseFiles(page, twoColumns);
    await page.getByRole('button', { name: 'Upload 2 resumes' }).click();
    await lineOf(page, twoColumns).getByRole('link', { name: 'Same file as one other' }).click();
    await page.getByText('2 resumes', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Same file as one other' }).count()).toBe(2);
    await page.getByRole('link', { name: 'Jane Smith' }).first().click();
    await page.getByText('This file has been uploaded twice.').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();

    await rowOf(page, 'Ada Byron').waitFor();
    await page.getByRole('link', { name: 'Same file as one other' }).waitFor({ state: 'detached' });
    await expect.poll(() => rowOf(page, 'Jane Smith').count()).toBe(1);
  });
});

describe('an upload', () => {
  test('[RS-02, RS-05] takes what is dropped anywhere, refuses with the reason beside the file, and goes on', async ({
    page,
  }) => {
    await haveStock(page, []);
    await page.goto('/resumes/new');
    await page.getByRole('button', { name: 'Upload', exact: true }).dblclick();
    await page.getByText('Please select at least one file').waitFor();
    await page.getByText('PDF, DOC, or DOCX, up to 10 MB each').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByText('No resumes uploaded yet.').waitFor();
    await dropOn(page, {
      'photo.png': 9,
      'empty.doc': 0,
      'large.pdf': 10 * 1024 * 1024 + 1,
      'zeros.pdf': 99,
    });
    await lineOf(page, 'photo.png').getByText('Only .pdf, .doc, and .docx files are accepted.').waitFor();
    await lineOf(page, 'empty.doc').getByText('This file is empty.').waitFor();
    await lineOf(page, 'large.pdf').getByText('This file is 10.5 MB. The limit is 10 MB.').waitFor();
    await chooseFiles(page, 'encrypted.pdf', 'scan.pdf', nadia, twoColumns, leopard);

    await page.getByRole('button', { name: 'Upload 6 resumes' }).dblclick();

    await page.getByText("3 resumes uploaded. 6 files weren't uploaded. See the reasons below.").waitFor();
    await lineOf(page, 'zeros.pdf')
      .getByText(/its content is something else/)
      .waitFor();
    await lineOf(page, 'encrypted.pdf')
      .getByText(/password-protected/)
      .waitFor();
    await lineOf(page, 'scan.pdf')
      .getByText(/a scan with no readable text/)
      .waitFor();
    for (const name of ['Nadia Brennan', 'Jane Smith', 'Leo Leopard']) {
      await page.getByRole('list', { name: 'Files' }).getByRole('link', { name, exact: true }).waitFor();
    }
    await expect.poll(() => storedResumes(page)).toHaveLength(3);
  });

  test('[RS-02, RS-05] of thirty files goes in requests of few with one progress; each can be canceled', {
    tags: 'thorough',
  }, async ({ page }) => {
    await haveStock(page, []);
    await page.goto('/resumes/new');
    const files = Array.from({ length: 30 }, (_, at) =>
      aPdf(`cv-${at + 10}.pdf`, ['Ada Byron', `engine ${at}`]),
    );
    const perRequest: number[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/api/resumes')) return;
      perRequest.push(request.postDataBuffer()?.toString('latin1').split('filename=').length ?? 0);
    });
    await chooseFiles(page, ...files);
    const letGo = await holdRequests(page, uploads);
    await page.getByRole('button', { name: 'Upload 30 resumes' }).dblclick();
    await page.getByRole('progressbar', { name: 'Uploading 30 files' }).waitFor();
    await page.getByRole('progressbar', { name: 'Uploading cv-10.pdf' }).waitFor();

    await page.getByRole('button', { name: 'Cancel cv-10.pdf' }).click();
    await page.getByRole('button', { name: 'Cancel cv-39.pdf' }).click();
    await page.getByRole('progressbar', { name: 'Uploading 28 files' }).waitFor();
    await letGo();

    await page.getByText("28 resumes uploaded. 2 files weren't uploaded. See the reasons below.").waitFor();
    await lineOf(page, 'cv-10.pdf').getByText('Canceled').waitFor();
    const stored = (await storedResumes(page)).map(({ file_name }) => file_name).toSorted();
    expect(stored).toEqual(files.slice(1, 29).map(({ name }) => name));
    expect(Math.max(...perRequest) - 1).toBeLessThanOrEqual(5);
  });

  test('[RS-02] that the server or the session left in the middle can be sent again, and loses or doubles nothing', {
    tags: 'thorough',
  }, async ({ page }) => {
    const account = await haveStock(page, []).then(() => page.request.get('/api/auth/'));
    const { email } = (await account.json()) as { email: string };
    await page.goto('/resumes/new');
    await chooseFiles(page, nadia, twoColumns);
    await page.route(uploads, (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: 'Upload 2 resumes' }).click();
    await page.getByText('Upload failed: Connection lost. Check it and try again.').waitFor();
    await page.unroute(uploads);

    // Sending again shall be the first call that is refused.
    const answerReads = await blockReads(page);
    await page.request.get('/api/auth/logout');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForURL('**/login?next=%2Fresumes%2Fnew');
    await answerReads();
    await fillLogin(page, { email, username: '', password: 'a long password' });
    await page.getByRole('button', { name: /^Upload 2 resumes|Try Again/ }).click();

    await page.getByText('2 resumes uploaded').waitFor();
    expect((await storedResumes(page)).map(({ file_name }) => file_name).toSorted()).toEqual([
      nadia,
      twoColumns,
    ]);
  });
});
