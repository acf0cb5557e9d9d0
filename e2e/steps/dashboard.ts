import type { Locator, Page } from 'playwright-core';

/** The tabs at the side. */
export function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu' });
}

/** The sheet that the shown tab fills. Tabs that were shown before stand in it too, unseen. */
export function sheetOf(page: Page, label: string): Locator {
  return page.getByRole('region', { name: label, exact: true });
}

/** Turns to a tab by the sidebar, without another load of the page. */
export async function openTab(page: Page, label: string): Promise<Locator> {
  await sidebar(page).getByRole('link', { name: label, exact: true }).click();
  const sheet = sheetOf(page, label);
  await sheet.getByRole('heading', { level: 1 }).waitFor();
  return sheet;
}

/** A figure of the shown tab, with all that its card says. */
export async function figureText(page: Page, label: string): Promise<string> {
  const cards = page
    .locator('section')
    .filter({ has: page.getByRole('paragraph').filter({ hasText: label, visible: true }) });
  return (await cards.last().innerText()).replaceAll(/\s+/g, ' ');
}

/** Posts a position in the tab Upload, which stays at what was posted. */
export async function postInDashboard(
  page: Page,
  { title, company, description }: { title: string; company: string; description: string },
): Promise<void> {
  const sheet = await openTab(page, 'Upload');
  await sheet.getByRole('radio', { name: 'Post Position' }).click({ force: true });
  const another = sheet.getByRole('button', { name: 'Post Another Position' });
  const text = sheet.getByRole('textbox', { name: 'Description' });
  await another.or(text).waitFor();
  if (await another.isVisible()) await another.click();
  await text.fill(description);
  await sheet.getByRole('button', { name: 'Post', exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Title' }).fill(title);
  await sheet.getByRole('textbox', { name: 'Company' }).fill(company);
  await sheet.getByRole('button', { name: 'Next' }).click();
  await sheet.getByRole('heading', { name: `${title} posted` }).waitFor();
}
