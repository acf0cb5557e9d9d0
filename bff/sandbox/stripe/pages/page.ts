import { type Html, html } from './html.ts';

/** The frame of every page of the sandbox, which says that no money moves. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title} · Test payments</title>
    <link rel="stylesheet" href="/sandbox/stripe/sandbox.css" />
  </head>
  <body>
    <header class="banner">
      <strong class="badge">TEST</strong>
      <p>This is the payment sandbox. No card is charged, no money moves.</p>
    </header>
    <main>${body}</main>
  </body>
</html>`.text;
}

/** A page that says one thing, with a way on if there is one. */
export function messagePage(title: string, sentence: string, way?: { href: string; text: string }): string {
  return page(
    title,
    html`<section class="card narrow">
      <h1>${title}</h1>
      <p class="quiet">${sentence}</p>
      ${way ? html`<a class="button" href="${way.href}">${way.text}</a>` : null}
    </section>`,
  );
}
