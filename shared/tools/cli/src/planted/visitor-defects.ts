import { replace } from '../gate/case';
import type { Defect } from './defect';

const form = 'shared/packages/contact-form/src';
const homes = 'remote-projects/src/model/list-properties.ts';
const favourites = 'remote-projects/src/features/favourites';

export const visitorDefects: readonly Defect[] = [
  {
    id: 'price-bound',
    harm: 'a home at the highest price is not found',
    edits: [replace(homes, 'value <= to', 'value < to')],
    caughtBy: {
      file: 'remote-projects/src/fragments/property-grid.test.tsx',
      title: 'Search without changes keeps the homes to buy',
    },
  },
  {
    id: 'largest-last',
    harm: 'the largest home is the last one',
    edits: [replace(homes, 'largest: (a, b) => b.area - a.area', 'largest: (a, b) => a.area - b.area')],
    caughtBy: { file: 'remote-projects/src/features/search/results.test.ts', title: 'a sort changes the cards' },
  },
  {
    id: 'request-twice',
    harm: 'a double click sends a request twice',
    edits: [replace(`${form}/use-submit.ts`, 'if (isUnderWay.current) return;', '')],
    caughtBy: { file: `${form}/contact-form.test.tsx`, title: 'does not send it twice' },
  },
  {
    id: 'letter-keyboard',
    harm: 'a phone opens letters for a phone number',
    edits: [replace('remote-account/src/features/numeric-phone/numeric-phone.tsx', 'inputMode="numeric"', '')],
    caughtBy: { file: 'remote-account/src/pages/register.test.tsx', title: 'keeps only its digits' },
  },
  {
    id: 'shared-without-link',
    harm: 'a message to a friend has no link',
    edits: [replace('remote-projects/src/features/share/whatsapp-link.tsx', '`${title} ${address}`', 'title')],
    caughtBy: { file: 'remote-projects/src/pages/project-details.test.tsx', title: 'shares the address of a project' },
  },
  {
    id: 'saved-note-stays',
    harm: 'what was saved covers the next card for a minute',
    edits: [replace(`${favourites}/saved-note.tsx`, 'shownMs = 6000', 'shownMs = 60_000')],
    caughtBy: { file: `${favourites}/favourite-heart.test.tsx`, title: 'goes by itself' },
  },
];
