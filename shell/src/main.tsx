import './boot/no-evaluation.ts';
import '@shortlist/platform/commits';
import '@shortlist/design-system/base.css';
import '@shortlist/design-system/tokens.css';
import '@shortlist/design-system/fonts.css';
import { showStartError } from './boot/show-start-error.ts';

startInSteps().catch(showStartError);

/**
 * Evaluates this file a part at a time, the largest first: a page that came rendered ahead answers in between. None of the
 * exports is used here (`webpackExports`) before the last step: those that nobody uses stay out.
 */
async function startInSteps(): Promise<void> {
  await step(import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'));
  await step(import(/* webpackMode: "eager", webpackExports: [] */ '@shortlist/api-contract'));
  await step(import(/* webpackMode: "eager", webpackExports: [] */ '@shortlist/platform/router'));
  const { start } = await step(import(/* webpackMode: "eager" */ './boot/start.ts'));
  await start();
}

/** Waits until a module is evaluated and other tasks had their turn. */
async function step<T>(evaluated: Promise<T>): Promise<T> {
  const module = await evaluated;
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
  return module;
}
