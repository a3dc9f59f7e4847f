/** The oldest supported browsers: the first with `color-mix`, and with the methods of ES2023 (`toSorted`). */
export const browsers = ['Safari >= 16.4', 'iOS >= 16.4', 'Firefox >= 115', 'Chrome >= 111', 'Edge >= 111'] as const;

/**
 * Names in today's Chromium that some of them lack. A release is checked without these, so that a page that needs one
 * is refused. Not here: what Playwright and the check need (`checkVisibility`), and `trustedTypes`, which an enforced
 * policy needs.
 */
export const missingNames: readonly string[] = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'navigation',
  'documentPictureInPicture',
  'showOpenFilePicker',
  'showSaveFilePicker',
  'CloseWatcher',
  'EyeDropper',
  'IdleDetector',
  'BarcodeDetector',
  'NetworkInformation',
  'ScrollTimeline',
  'ViewTimeline',
  'navigator.connection',
  'navigator.deviceMemory',
  'navigator.userAgentData',
  'navigator.getBattery',
  'navigator.vibrate',
  'performance.memory',
  'document.startViewTransition',
  'document.parseHTMLUnsafe',
  'CSS.registerProperty',
  'AbortSignal.any',
  'URL.canParse',
  'URL.parse',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'Promise.try',
  'Promise.withResolvers',
  'Iterator',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'Element.prototype.setHTMLUnsafe',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLDialogElement.prototype.requestClose',
];
