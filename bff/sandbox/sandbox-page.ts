import { type Html, html } from '@shortlist/engine/extraction/preview/html.ts';

/** The style sheet of all pages of sandboxes; each serves it below its own path. */
export const SANDBOX_STYLES: URL = new URL('sandbox.css', import.meta.url);

interface SandboxPage {
  readonly title: string;
  /** What the sandbox stands in for: "payments" in "Test payments". */
  readonly of: string;
  /** Says that nothing on this page is real. */
  readonly warning: string;
  /** Where the style sheet is served. */
  readonly styles: string;
  readonly body: Html;
}

/** The frame of every page of a sandbox. */
export function sandboxPage({ title, of, warning, styles, body }: SandboxPage): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title} · Test ${of}</title>
    <link rel="stylesheet" href="${styles}" />
  </head>
  <body>
    <header class="banner"><strong>TEST</strong> ${warning}</header>
    <main>${body}</main>
  </body>
</html>`.text;
}
