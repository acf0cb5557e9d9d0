import type { Browser, Page } from 'playwright-core';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

/** A page of its own browser session on a product that runs with its demo data, signed in where asked for. */
export async function demoPage(
  browser: Browser,
  address: string,
  { width, height, theme, as }: Look & { as: 'visitor' | 'recruiter' | 'admin' },
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: address,
  });
  if (as === 'visitor') return page;
  const reply = await page.request.post('/api/auth/login', {
    data: { email: `${as}@example.com`, password: 'demo-password' },
  });
  if (!reply.ok()) throw new Error(`${address} has no demo account: start it with its demo data.`);
  return page;
}
