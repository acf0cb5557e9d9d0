import { reportError } from './report.ts';

/** Neither is a fault of anybody: a browser says the first of every grid that is being resized. */
const HARMLESS = /^ResizeObserver loop|^Script error/;

/** Reports what nobody catches: handlers that throw, promises that fail. */
export function reportUncaught(page: Window): void {
  page.addEventListener('error', (event) => report(event.error ?? asError(event)));
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'AbortError' || HARMLESS.test(message)) return;
  reportError(error, { boundary: undefined, isCrash: false });
}

/** A script that can't even be read is an error without a stack: its address stands in the event. */
function asError({ message, filename, lineno, colno }: ErrorEvent): Error {
  const error = new Error(message);
  error.stack = `${message}\n    at ${filename}:${lineno}:${colno}`;
  return error;
}
