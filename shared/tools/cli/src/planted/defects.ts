import { replace } from '../gate/case';
import { accessibilityDefects } from './accessibility-defects';
import { databaseDefects } from './database-defects';
import type { Defect } from './defect';
import { pageDefects } from './page-defects';
import { routingDefects } from './routing-defects';
import { visitorDefects } from './visitor-defects';

const policy = 'shared/tools/delivery/src/compose/policy.ts';
const policyTest = 'shared/tools/delivery/src/serve/headers.test.ts';
const contactForm = 'shared/packages/contact-form/src';
const formTest = `${contactForm}/contact-form.test.tsx`;

/** Each was planted by hand once; the first ones passed all tests then. */
export const defects: readonly Defect[] = [
  {
    id: 'policy-pictures',
    harm: 'pictures may come from anywhere',
    edits: [replace(policy, "'img-src': [\"'self'\", ", "'img-src': [\"'self'\", 'https:', ")],
    caughtBy: { file: policyTest, title: 'policy' },
  },
  {
    id: 'policy-connections',
    harm: 'data may be sent anywhere',
    edits: [replace(policy, "'connect-src': [\"'self'\", ", "'connect-src': [\"'self'\", 'https:', ")],
    caughtBy: { file: policyTest, title: 'policy' },
  },
  {
    id: 'header-permissions',
    harm: 'a page may ask for the camera',
    edits: [replace(policy, /\n {2}'permissions-policy':.*/, '')],
    caughtBy: { file: policyTest, title: 'every header' },
  },
  {
    id: 'header-opener',
    harm: 'another site keeps a hold of the window',
    edits: [replace(policy, /\n {2}'cross-origin-opener-policy':.*/, '')],
    caughtBy: { file: policyTest, title: 'every header' },
  },
  {
    id: 'notice-sentence',
    harm: 'a bar with buttons and no sentence',
    edits: [
      replace(
        'shell/src/frame/part-notice.tsx',
        'Part of this page did not load. You can read everything, but some buttons may not answer.',
        '',
      ),
    ],
    caughtBy: { file: 'shell/src/frame/part-notice.test.tsx', title: 'the bar about a missing part closes' },
  },
  {
    id: 'current-link',
    harm: 'the bar does not show where the visitor is',
    edits: [replace('shell/src/frame/header.tsx', "fontWeight: 'bold', ", '')],
    caughtBy: { file: 'shell/src/frame/header.test.tsx', title: 'HEAD-03' },
  },
  {
    id: 'drawer-key',
    harm: 'a key leaves the drawer open',
    edits: [replace('shell/src/frame/drawer.tsx', "key === 'Tab' || key === 'Shift'", "key !== 'Escape'")],
    caughtBy: { file: 'shell/src/frame/menu-drawer.test.tsx', title: 'HEAD-07' },
  },
  {
    id: 'drawer-tab',
    harm: 'Tab closes the drawer',
    edits: [replace('shell/src/frame/drawer.tsx', "key === 'Tab' || ", '')],
    caughtBy: { file: 'shell/src/frame/menu-drawer.test.tsx', title: 'HEAD-08' },
  },
  {
    id: 'focus-after-navigation',
    harm: 'a screen reader stays on the old page',
    edits: [replace('shell/src/navigation/route-announcer.tsx', 'heading.focus({ preventScroll: true });', '')],
    caughtBy: { file: 'shell/src/navigation/route-announcer.test.tsx', title: 'ROUT-25' },
  },
  {
    id: 'policy-scripts',
    harm: 'scripts may come from anywhere',
    edits: [replace(policy, "'script-src': [\"'self'\"]", "'script-src': [\"'self'\", 'https:']")],
    caughtBy: { file: policyTest, title: 'policy' },
  },
  {
    id: 'sentence-invalid',
    harm: 'another sentence than specified',
    edits: [replace(`${contactForm}/messages.ts`, 'Please provide a valid name', 'Please give a valid name')],
    caughtBy: { file: formTest, title: 'CONT-08' },
  },
  {
    id: 'sentence-saved',
    harm: 'another promise than specified',
    edits: [replace(`${contactForm}/messages.ts`, 'within 48 hours', 'within 24 hours')],
    caughtBy: { file: formTest, title: 'CONT-14' },
  },
  {
    id: 'notification-late',
    harm: 'the notification stays for 6 s',
    edits: [replace(`${contactForm}/notification/timing.ts`, 'open: 5000', 'open: 6000')],
    caughtBy: { file: `${contactForm}/notification/notification.test.tsx`, title: 'CONT-20' },
  },
  {
    id: 'favourites-session',
    harm: 'saved homes are gone tomorrow',
    edits: [
      replace(
        'remote-projects/src/features/favourites/favourite-store.ts',
        'localStorage.setItem',
        'sessionStorage.setItem',
      ),
    ],
    caughtBy: {
      file: 'remote-projects/src/features/favourites/favourite-store.test.ts',
      title: 'a saved list is read in the next tab',
    },
  },
  {
    id: 'gallery-slow',
    harm: 'pictures change every 4 s',
    edits: [replace('remote-projects/src/features/gallery/use-gallery.ts', 'intervalMs = 3000', 'intervalMs = 4000')],
    caughtBy: { file: 'remote-projects/src/features/gallery/gallery.test.tsx', title: 'PDET' },
  },
  {
    id: 'tabs-roving',
    harm: 'Tab stops at every tab',
    edits: [
      replace(
        'remote-projects/src/features/property-tabs/tabs.tsx',
        'tabIndex={item.id === value ? 0 : -1}',
        'tabIndex={0}',
      ),
    ],
    caughtBy: {
      file: 'remote-projects/src/features/property-tabs/tabs.test.tsx',
      title: 'only the chosen tab is on the way of the Tab key',
    },
  },
  {
    id: 'order-total',
    harm: 'another total than specified',
    edits: [replace('remote-agency/src/content/order.ts', "total: '$22.24'", "total: '$22.42'")],
    caughtBy: { file: 'remote-agency/src/pages/plan-started.test.tsx', title: 'PAYM-04' },
  },
  ...routingDefects,
  ...pageDefects,
  ...accessibilityDefects,
  ...databaseDefects,
  ...visitorDefects,
];
