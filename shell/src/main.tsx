import { provided } from './provide';
import { reportError } from './report-error';

/** Keeps the references in `provide.ts` in the bundle. */
export const sharedOnDemand = provided;

/**
 * What the site starts with, piece by piece. All of it is in the first scripts and nothing is loaded
 * here, but running it in one go would keep a phone from answering for a quarter of a second.
 */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@site/router'),
  () => import(/* webpackMode: "eager" */ '@site/ui/theme'),
  () => import(/* webpackMode: "eager" */ '@site/ui/core'),
  () => import(/* webpackMode: "eager" */ '@site/federation'),
  () => import(/* webpackMode: "eager" */ './site'),
  () => import(/* webpackMode: "eager" */ './start-site'),
];

async function start(): Promise<void> {
  for (const run of pieces) {
    await nextTask();
    await run();
  }
  await nextTask();
  const { openDocument } = await import(/* webpackMode: "eager" */ './open-document');
  openDocument();
}

/** Lets the browser answer and draw. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

start().catch((error: unknown) => reportError('shell', error));
