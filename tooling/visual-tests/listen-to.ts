import type { ConsoleMessage, Page, Request, Response, WebSocket } from 'playwright-core';
import { UNANSWERED } from './static-server.ts';

/**
 * Hears console errors, uncaught errors, requests to the API that the story does not answer, and requests that leave
 * the machine: to any other origin than `origin`.
 *
 * @param hear gets a sentence, and whether it was only logged.
 * @returns what stops it.
 */
export function listenTo(
  page: Page,
  origin: string,
  hear: (text: string, isLog: boolean) => void,
): () => void {
  const onConsole = (message: ConsoleMessage) => {
    // A story may well answer with a refusal; the browser logs it, and that is no fault.
    const isAnswer =
      message.text().startsWith('Failed to load resource') &&
      /\/(?:api|platform)\//.test(message.location().url);
    if (message.type() === 'error' && !isAnswer)
      hear(`the console says: ${message.text()} ${message.location().url}`.trim(), true);
  };
  const onError = (error: Error) => hear(`uncaught: ${error.message}`, false);
  const onResponse = (response: Response) => {
    if (!(UNANSWERED in response.headers())) return;
    const { pathname, search } = new URL(response.url());
    hear(`the story does not answer ${response.request().method()} ${pathname}${search}`, false);
  };
  const onRequest = (request: Request | WebSocket) => {
    if (leaves(request.url(), origin)) hear(`it asks something of another server: ${request.url()}`, false);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse);
  page.on('request', onRequest).on('websocket', onRequest);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse);
    page.off('request', onRequest).off('websocket', onRequest);
  };
}

/** Whether an address is of another server; what the page made itself (data:, blob:) is of none. */
function leaves(address: string, origin: string): boolean {
  const { protocol, host } = new URL(address);
  return /^(?:https?|wss?):$/u.test(protocol) && host !== new URL(origin).host;
}
