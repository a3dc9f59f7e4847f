import { replace, replaceWith } from '../gate/case';
import type { Defect } from './defect';

const ui = 'shared/packages/ui/src';
const pagination = 'remote-projects/src/features/search/pagination';
const tabs = 'remote-projects/src/features/property-tabs/tabs';
const fullScreen = 'remote-projects/src/features/full-screen';
const swapped = (text: string) => text.replace(/("alt": "[^"]+")([^]*)("alt": "[^"]+")/, '$3$2$1');

export const accessibilityDefects: readonly Defect[] = [
  {
    id: 'field-label',
    harm: 'a field has no name',
    edits: [replace(`${ui}/forms/field.tsx`, 'htmlFor={id}', 'htmlFor=""')],
    caughtBy: { file: `${ui}/forms/field.test.tsx`, title: 'a field is described by its label' },
  },
  {
    id: 'field-error',
    harm: 'an error is not read out with its field',
    edits: [replace(`${ui}/forms/field.tsx`, ', error && `${id}-error`', '')],
    caughtBy: { file: `${ui}/forms/field.test.tsx`, title: 'a field is described by its label' },
  },
  {
    id: 'answer-state',
    harm: 'a screen reader hears an open answer as closed',
    edits: [replace(`${ui}/disclosure/accordion.tsx`, 'aria-expanded={isOpen}', 'aria-expanded={false}')],
    caughtBy: { file: `${ui}/disclosure/accordion.test.tsx`, title: 'a question is a button' },
  },
  {
    id: 'current-page',
    harm: 'the open page of a list is not marked',
    edits: [replace(`${pagination}.tsx`, "aria-current={number === page ? 'page' : undefined}", '')],
    caughtBy: { file: `${pagination}.test.tsx`, title: 'the open one is marked' },
  },
  {
    id: 'tab-arrow',
    harm: 'an arrow key chooses no tab',
    edits: [replace(`${tabs}.tsx`, 'ArrowRight: index + 1', 'ArrowRight: index')],
    caughtBy: { file: `${tabs}.test.tsx`, title: 'a person moves through the tabs' },
  },
  {
    id: 'dialog-focus',
    harm: 'the focus is lost when a photograph closes',
    edits: [replace(`${fullScreen}/use-modal.ts`, "typeof dialog.close === 'function'", 'false')],
    caughtBy: { file: `${fullScreen}/dialog.test.tsx`, title: 'closing is left to the browser' },
  },
  {
    id: 'swapped-captions',
    harm: 'two photographs have the words of each other',
    edits: [replaceWith('remote-projects/images/manifest.json', /("alt": "[^"]+")([^]*?)("alt": "[^"]+")/, swapped)],
    caughtBy: {
      file: 'shared/tools/build/src/images/plan.test.ts',
      title: 'the pictures of the projects team match source images',
    },
  },
  {
    id: 'printed-buttons',
    harm: 'buttons and menus are on paper',
    edits: [replace(`${ui}/theme/global-css.ts`, "{ display: 'none !important' } },\n  section", '{} },\n  section')],
    caughtBy: { file: `${ui}/theme/system.test.ts`, title: 'paper has no navigation' },
  },
  {
    id: 'motion-for-all',
    harm: 'things move for a visitor who asked for less motion',
    edits: [replace(`${ui}/theme/global-css.ts`, "'@media (prefers-reduced-motion: reduce)': still,", '')],
    caughtBy: { file: `${ui}/theme/system.test.ts`, title: 'nothing moves where a visitor' },
  },
];
