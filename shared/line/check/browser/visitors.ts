import { missingNames } from '../../build';
import type { BrowserContextOptions } from 'playwright';

export interface Screen {
  name: string;
  width: number;
  height: number;
  isTouch: boolean;
}

export interface Visitor extends Screen {
  /** Pixels: another width at which nothing may exceed the screen. */
  otherWidth: number;
  settings: Pick<BrowserContextOptions, 'reducedMotion' | 'colorScheme' | 'locale' | 'timezoneId'>;
  /** Hydrates everything at once, drives a clock a year ahead, leaves and returns. */
  isThorough: boolean;
  /** Names of today's Chromium that this engine lacks. */
  lacks: readonly string[];
  /** As with all cookies blocked. */
  blocksStorage: boolean;
}

/** Two visitors that differ in as much as possible. */
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
    lacks: missingNames,
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
