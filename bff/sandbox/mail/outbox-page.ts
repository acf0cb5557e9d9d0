import { type Html, html } from '@shortlist/engine/extraction/preview/html.ts';
import type { SentMail } from '../../src/integrations/mail/mailer.ts';
import { sandboxPage } from '../sandbox-page.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** Every mail that is kept, newest first, with links that can be followed. */
export function outboxPage(mails: readonly SentMail[]): string {
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`;
  return sandboxPage({
    title: 'Outbox',
    of: 'email',
    warning: 'Email is not delivered. It is kept here until the server stops.',
    styles: '/sandbox/mail/sandbox.css',
    body: html`<h1>Outbox</h1>
      <p class="quiet">${mails.length === 0 ? 'No email yet. Reload the page after the next one.' : count}</p>
      ${mails.map(mailCard)}`,
  });
}

function mailCard({ to, subject, text, sentAt }: SentMail): Html {
  const paragraphs = text.trim().split(/\n{2,}/);
  return html`<article class="card">
    <h2>${subject}</h2>
    <p class="quiet">To ${to}, ${MOMENT.format(sentAt)}</p>
    ${paragraphs.map((paragraph) => html`<p>${isLink(paragraph) ? link(paragraph) : paragraph}</p>`)}
  </article>`;
}

/** Links stand in paragraphs of their own. */
function isLink(paragraph: string): boolean {
  return /^https?:\/\/\S+$/.test(paragraph);
}

function link(address: string): Html {
  return html`<a href="${address}">${address}</a>`;
}
