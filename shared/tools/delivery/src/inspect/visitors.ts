import type { BrowserContextOptions } from 'playwright';

/** A screen on which every page is opened. */
export interface Screen {
  name: string;
  width: number;
  height: number;
  isTouch: boolean;
}

/** A visitor, who has a screen, settings and an engine. */
export interface Visitor extends Screen {
  /** A width between the two screens, or below them, at which nothing may be wider than the screen (px). */
  otherWidth: number;
  settings: Pick<BrowserContextOptions, 'reducedMotion' | 'colorScheme' | 'locale' | 'timezoneId'>;
  /**
   * Everything hydrates at once, the clock is a year ahead and is driven, and the visitor leaves and comes back. The
   * other one meets pages as their routes say.
   */
  isThorough: boolean;
  /** Names of Chromium that this visitor's engine lacks. */
  lacks: readonly string[];
  /** Whether the browser refuses to keep anything, as with all cookies blocked. */
  blocksStorage: boolean;
}

/** What Safari or Firefox does not have, in every version of the last two years. */
const namesOfChromium = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'navigation',
  'documentPictureInPicture',
  'showOpenFilePicker',
  'showSaveFilePicker',
  'EyeDropper',
  'IdleDetector',
  'BarcodeDetector',
  'NetworkInformation',
  'navigator.connection',
  'navigator.deviceMemory',
  'navigator.userAgentData',
  'navigator.getBattery',
  'navigator.vibrate',
  'performance.memory',
];

/** Two visitors who have as little in common as can be: what only some visitors meet is met for the price of two. */
export const screens: readonly Visitor[] = [
  {
    name: 'on a phone',
    width: 390,
    height: 844,
    isTouch: true,
    otherWidth: 360,
    settings: {
      reducedMotion: 'no-preference',
      colorScheme: 'dark',
      locale: 'en-US',
      timezoneId: 'America/Los_Angeles',
    },
    isThorough: false,
    lacks: namesOfChromium,
    blocksStorage: true,
  },
  {
    name: 'on a desktop',
    width: 1440,
    height: 900,
    isTouch: false,
    otherWidth: 768,
    settings: { reducedMotion: 'reduce', colorScheme: 'light', locale: 'de-DE', timezoneId: 'Asia/Karachi' },
    isThorough: true,
    lacks: [],
    blocksStorage: false,
  },
];
