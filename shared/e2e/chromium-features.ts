/** Playwright 1.65 disables these features. The last `--disable-features` wins, so they are repeated. */
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

/** A toolbar with a renderer per window: a third of the processor time of a short test. */
const toolbar = 'WebUIToolbar';

export const withoutToolbar = `--disable-features=${[...offInPlaywright, toolbar].join()}`;
