import { endpoints, type Resume } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';

/** A resume to print: what a reader sees, and what white letters say to a machine alone. */
export interface WrittenResume {
  readonly fileName: string;
  readonly name: string;
  readonly email: string;
  readonly headline: string;
  readonly seen: readonly string[];
  readonly hidden?: string;
}

/** An invented backend engineer. */
export const petra: WrittenResume = {
  fileName: 'petra-novak.pdf',
  name: 'Petra Novak',
  email: 'petra.novak@example.com',
  headline: 'Backend Engineer',
  seen: [
    'Built the order service in TypeScript and PostgreSQL, which takes 400 orders a minute.',
    'Moved twelve services to Kubernetes without an hour of downtime.',
    'Led the on-call rota of a team of six and halved the number of alerts.',
    'Wrote the runbooks that three other teams adopted.',
  ],
};

/** Prints a resume as the browser prints any page, and uploads it for whoever is signed in. */
export function uploadWritten(
  page: Page,
  { fileName, name, email, headline, seen, hidden }: WrittenResume,
): Promise<Resume> {
  const html = `
    <h1>${name}</h1><p>${email}</p><p>${headline}</p>
    <h2>Experience</h2><p>${headline}, Larkspur Freight, January 2018 - March 2025</p>
    <ul>${seen.map((line) => `<li>${line}</li>`).join('')}</ul>
    <h2>Education</h2><p>BSc Computer Science, Brno University, 2017</p>
    <p style="color: white; font-size: 4pt">${hidden ?? '&nbsp;'}</p>`;
  return uploadPrinted(page, fileName, html);
}

/** Prints what stands in the body of a page, and uploads it for whoever is signed in. */
export async function uploadPrinted(page: Page, fileName: string, html: string): Promise<Resume> {
  const form = new FormData();
  form.append('files', new File([await print(page, html)], fileName));
  const reply = await page.request.post('/api/resumes', { multipart: form });
  const [stored] = endpoints.resumes.upload.response.parse(await reply.json()).resumes;
  if (!stored) throw new Error(`${fileName} was not stored: ${await reply.text()}`);
  return stored;
}

async function print(page: Page, html: string): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await page.context().newPage();
  await sheet.setContent(`<body style="font: 12pt serif; background: white">${html}</body>`);
  const bytes = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return new Uint8Array(bytes);
}
