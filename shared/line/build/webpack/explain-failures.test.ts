import explainFailures from './explain-failures';

const ofFederation = `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008
args: {"remoteName":"agency"}
View the docs to see how to solve: https://module-federation.io
Original Error Message:
 ScriptNetworkError: Script "/_/agency/entry.js" timed out.`;

test.each([
  [ofFederation, 'ScriptNetworkError: Script "/_/agency/entry.js" timed out.'],
  ['Loading chunk 7 failed.\n(error: /_/agency/7.js)', 'Loading chunk 7 failed.'],
])('one sentence says why a remote did not load', (message, reason) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const error = new Error(message);
  const failed = { id: 'agency/pages/pricing', error, remote: { entry: '/_/agency/entry.js' } } as unknown;
  const { errorLoadRemote } = explainFailures();
  errorLoadRemote?.(failed as Parameters<typeof errorLoadRemote>[0]);
  expect(warn.mock.calls).toEqual([[`agency/pages/pricing did not load from /_/agency/entry.js: ${reason}`]]);
});
