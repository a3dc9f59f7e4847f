/**
 * Of Playwright 1.65, which starts Chromium with these switched off. The last `--disable-features` counts, so they are
 * named again.
 */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * A toolbar drawn by a page of its own: a second renderer for every window that a test opens, a third of the processor
 * time of a short test.
 */
const toolbar = 'WebUIToolbar';

export const withoutToolbar = `--disable-features=${[...offInPlaywright, toolbar].join()}`;
