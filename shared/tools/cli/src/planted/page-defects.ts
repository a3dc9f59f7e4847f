import { replace } from '../gate/case';
import type { Defect } from './defect';

const ui = 'shared/packages/ui/src';
const sections = 'remote-projects/src/features/project-sections/active-section';
const pagination = 'remote-projects/src/features/search/pagination';

export const pageDefects: readonly Defect[] = [
  {
    id: 'heart-neighbor',
    harm: 'a heart saves the home beside it',
    edits: [
      replace(
        'remote-projects/src/fragments/property-grid.tsx',
        '<FavouriteHeart id={`property:${id}`}',
        '<FavouriteHeart id={`property:${id + 1}`}',
      ),
    ],
    caughtBy: {
      file: 'remote-projects/src/fragments/property-grid.test.tsx',
      title: 'a heart in a grid saves its own home',
    },
  },
  {
    id: 'code-letters',
    harm: 'a code takes letters',
    edits: [replace(`${ui}/forms/code-boxes.tsx`, "text.replace(/\\D/g, '')", 'text')],
    caughtBy: { file: `${ui}/forms/code-boxes.test.tsx`, title: 'what is not a digit is not taken' },
  },
  {
    id: 'blank-name',
    harm: 'a name of spaces is sent',
    edits: [
      replace(
        'shared/packages/contact-form/src/request/contact-request.ts',
        '!/[^\\s\\p{Cf}]/u.test(value)',
        "value === ''",
      ),
    ],
    caughtBy: { file: 'shared/packages/contact-form/src/contact-form.test.tsx', title: 'CONT-08' },
  },
  {
    id: 'restored-fields',
    harm: 'Back shows what another person has typed',
    edits: [replace('shared/packages/no-op-form/src/use-fresh-fields.ts', 'if (event.persisted) renew();', '')],
    caughtBy: {
      file: 'shared/packages/no-op-form/src/use-fresh-fields.test.tsx',
      title: 'a page from the page cache gets new fields',
    },
  },
  {
    id: 'annual-saving',
    harm: 'another price than specified',
    edits: [
      replace(
        'remote-agency/src/features/annual-pricing/starter-price.ts',
        'annualSaving = 0.2;',
        'annualSaving = 0.25;',
      ),
    ],
    caughtBy: { file: 'remote-agency/src/features/annual-pricing/starter-price.test.ts', title: 'APLN-01' },
  },
  {
    id: 'section-line',
    harm: 'the section navigation marks the section before',
    edits: [replace(`${sections}.ts`, 'highestTop = 75', 'highestTop = 65')],
    caughtBy: { file: `${sections}.test.ts`, title: 'PDET-08' },
  },
  {
    id: 'progress-overflow',
    harm: 'the progress bar is wider than the page',
    edits: [
      replace(
        `${sections}.ts`,
        'Math.min(100, Math.max(0, (position / scrollableHeight) * 100))',
        '(position / scrollableHeight) * 100',
      ),
    ],
    caughtBy: { file: `${sections}.test.ts`, title: 'PDET-10' },
  },
  {
    id: 'reveal-stagger',
    harm: 'neighbors fade in all at once',
    edits: [replace(`${ui}/core/reveal-stage.ts`, 'place * 80', 'place * 0')],
    caughtBy: { file: `${ui}/core/reveal.test.tsx`, title: 'CARD-06' },
  },
  {
    id: 'undo-place',
    harm: 'Undo puts a home at the end of the list',
    edits: [
      replace(
        'remote-projects/src/features/favourites/use-removal.ts',
        'return [...old, ...now.filter((one) => !old.includes(one))];',
        'return [...now, ...old.filter((one) => !now.includes(one))];',
      ),
    ],
    caughtBy: { file: 'remote-projects/src/pages/favourites.test.tsx', title: 'a removal can be undone' },
  },
  {
    id: 'arrow-beyond',
    harm: 'an arrow leads beyond the last page',
    edits: [replace(`${pagination}.tsx`, '{page < pages &&', '{page <= pages &&')],
    caughtBy: { file: `${pagination}.test.tsx`, title: 'nothing after the last' },
  },
  {
    id: 'typed-text-reported',
    harm: 'what a visitor types is sent with an error',
    edits: [
      replace(
        'shared/packages/beacon/src/describe-failure.ts',
        "left.replaceAll(value, '…')",
        'left.replaceAll(value, value)',
      ),
    ],
    caughtBy: { file: 'shared/packages/beacon/src/describe-failure.test.ts', title: 'never contains what was typed' },
  },
  {
    id: 'view-counted-twice',
    harm: 'a broken release looks half as broken',
    edits: [replace('shared/packages/beacon/src/view-report.ts', '.slice(reported.parts)', '')],
    caughtBy: {
      file: 'shared/packages/beacon/src/view-report.test.ts',
      title: 'counts a part that a later navigation adds',
    },
  },
];
