import { replace } from '../gate/case';
import type { Defect } from './defect';

const policy = 'shared/tools/delivery/src/compose/policy.ts';
const contactForm = 'shared/packages/contact-form/src';

/** Each was planted once by hand; the first ones were noticed by no test then. */
export const defects: readonly Defect[] = [
  { id: 'policy-pictures', harm: 'pictures may come from anywhere', edits: [replace(policy, "'img-src': [\"'self'\", ", "'img-src': [\"'self'\", 'https:', ")], caughtBy: 'policy' },
  { id: 'policy-connections', harm: 'data may be sent anywhere', edits: [replace(policy, "'connect-src': [\"'self'\", ", "'connect-src': [\"'self'\", 'https:', ")], caughtBy: 'policy' },
  { id: 'header-permissions', harm: 'a page may ask for the camera', edits: [replace(policy, /\n {2}'permissions-policy':.*/, '')], caughtBy: 'header' },
  { id: 'header-opener', harm: 'another site keeps a hold of the window', edits: [replace(policy, /\n {2}'cross-origin-opener-policy':.*/, '')], caughtBy: 'header' },
  { id: 'notice-sentence', harm: 'a bar with buttons and no sentence', edits: [replace('shell/src/frame/part-notice.tsx', 'Part of this page did not load. You can read everything, but some buttons may not answer.', '')], caughtBy: 'a visitor closes the bar about a missing part' },
  { id: 'current-link', harm: 'the bar does not show where the visitor is', edits: [replace('shell/src/frame/header.tsx', "fontWeight: 'bold', ", '')], caughtBy: 'HEAD-03' },
  { id: 'drawer-key', harm: 'a key leaves the drawer open', edits: [replace('shell/src/frame/drawer.tsx', "key === 'Tab' || key === 'Shift'", "key !== 'Escape'")], caughtBy: 'HEAD-07' },
  { id: 'drawer-tab', harm: 'Tab closes the drawer', edits: [replace('shell/src/frame/drawer.tsx', "key === 'Tab' || ", '')], caughtBy: 'HEAD-08' },
  { id: 'focus-after-navigation', harm: 'a screen reader stays on the old page', edits: [replace('shell/src/routing/route-announcer.tsx', 'heading.focus({ preventScroll: true });', '')], caughtBy: 'ROUT-25' },
  { id: 'policy-scripts', harm: 'scripts may come from anywhere', edits: [replace(policy, "'script-src': [\"'self'\"]", "'script-src': [\"'self'\", 'https:']")], caughtBy: 'policy' },
  { id: 'sentence-invalid', harm: 'another sentence than specified', edits: [replace(`${contactForm}/messages.ts`, 'Please provide a valid name', 'Please give a valid name')], caughtBy: 'CONT' },
  { id: 'sentence-saved', harm: 'another promise than specified', edits: [replace(`${contactForm}/messages.ts`, 'within 48 hours', 'within 24 hours')], caughtBy: 'CONT' },
  { id: 'notification-late', harm: 'the notification stays for 6 s', edits: [replace(`${contactForm}/notification/timing.ts`, 'open: 5000', 'open: 6000')], caughtBy: 'CONT' },
  { id: 'browser-validation', harm: 'the browser refuses an e-mail address in its own words', edits: [replace(`${contactForm}/request-form.tsx`, /\n\s+noValidate/, '')], caughtBy: 'CONT' },
  { id: 'favourites-session', harm: 'saved homes are gone tomorrow', edits: [replace('remote-projects/src/features/favourites/favourite-store.ts', 'localStorage.setItem', 'sessionStorage.setItem')], caughtBy: 'FAVS' },
  { id: 'gallery-slow', harm: 'pictures change every 4 s', edits: [replace('remote-projects/src/features/gallery/use-gallery.ts', 'intervalMs = 3000', 'intervalMs = 4000')], caughtBy: 'PDET' },
  { id: 'tabs-roving', harm: 'Tab stops at every tab', edits: [replace('shared/packages/ui/src/disclosure/tabs.tsx', 'tabIndex={item.id === value ? 0 : -1}', 'tabIndex={0}')], caughtBy: 'tab' },
  { id: 'order-total', harm: 'another total than specified', edits: [replace('remote-agency/src/content/order.ts', "total: '$22.24'", "total: '$22.42'")], caughtBy: 'AGEN' },
  { id: 'login-stored', harm: 'a page with a password is kept by caches', edits: [replace('remote-account/src/routes.ts', /\n {4}noStore: true,/, '')], caughtBy: 'account' },
];
