import { build, type GateBuild, remove, replace } from '../case';
import { ownHook } from '../edits';

const ui = 'shared/packages/ui/src';

/** Each in another module or component. */
const changed = build('shared-module', ['shell'], {
  'renames-a-required-property': {
    does: 'renames a required property of a shared component',
    edits: [
      replace(`${ui}/cards/card-grid.tsx`, "columns: 'projects'", "layout: 'projects'"),
      replace(`${ui}/cards/card-grid.tsx`, 'CardGrid({ columns: variant,', 'CardGrid({ layout: variant,'),
    ],
    refusal: 'projects uses CardGrid of @site/ui/cards with "columns", which the shell\'s no longer takes.',
    also: ['uses CardGrid of @site/ui/cards'],
  },
  'renames-an-export': {
    does: 'renames an export of a shared module',
    edits: [replace(`${ui}/forms/index.ts`, 'export { CodeBoxes }', 'export { CodeBoxes as PinBoxes }')],
    refusal: 'agency uses CodeBoxes of @site/ui/forms, which the shell does not provide.',
    also: ['uses CodeBoxes of @site/ui/forms'],
  },
  'removes-a-hook': {
    does: 'removes a hook',
    edits: [replace('shared/packages/router/src/index.ts', ', useSearchParams }', ' }')],
    refusal: 'projects uses useSearchParams of @site/router, which the shell does not provide.',
    also: ['uses useSearchParams of @site/router'],
  },
  'renames-a-result': {
    does: 'renames a field of what a hook returns',
    edits: ownHook(
      'useLocation',
      '(): { id: string; pathname: string; search: string; hash: string } {\n  const { key: id, pathname, search, hash } = useAddress();\n  return { id, pathname, search, hash };\n}',
    ),
    refusal:
      "agency uses useLocation of @site/router, but what it reads is not what the shell's returns: Property 'key' is missing",
  },
  'requires-a-parameter': {
    does: 'requires a parameter of a hook',
    edits: ownHook('useIsHydrated', '(page: string): boolean {\n  return isHydrated() && page !== "/";\n}'),
    refusal:
      "projects uses useIsHydrated of @site/router, but what it passes does not fit what the shell's takes: Expected 1 arguments, but got 0.",
    also: ['uses useIsHydrated of @site/router, but what it passes'],
  },
  'removes-an-optional-property': {
    does: 'removes an optional property that is passed',
    edits: [
      replace(`${ui}/core/section-head.tsx`, '  note?: ReactNode;\n', ''),
      replace(
        `${ui}/core/section-head.tsx`,
        'SectionHead({ title, level = 2, id, note, action }: SectionHeadProps) {',
        'SectionHead({ title, level = 2, id, action }: SectionHeadProps) {\n  const note: ReactNode = null;',
      ),
    ],
    refusal: 'marketing uses SectionHead of @site/ui/core with "note"',
  },
  'narrows-a-property': {
    does: 'takes fewer values of a shared property',
    edits: [
      replace(
        `${ui}/core/heading.tsx`,
        'export type HeadingLevel = 1 | 2 | 3 | 4;',
        'export type HeadingLevel = 1 | 3 | 4;',
      ),
    ],
    refusal:
      "agency uses Heading of @site/ui/core, but what it passes does not fit what the shell's takes: Types of property 'level' are incompatible.",
    also: ["Types of property 'level' are incompatible", "Types of property 'headingLevel' are incompatible"],
  },
  'requires-a-property': {
    does: 'requires one more property of a shared component',
    edits: [
      replace(
        `${ui}/disclosure/accordion.tsx`,
        'export interface AccordionProps {',
        'export interface AccordionProps {\n  tone: string;',
      ),
    ],
    refusal:
      "agency uses Accordion of @site/ui/disclosure, but what it passes does not fit what the shell's takes: Property 'tone' is missing",
    also: ['uses Accordion of @site/ui/disclosure'],
  },
  'changes-a-property-type': {
    does: 'takes a number where it took text',
    edits: [replace(`${ui}/core/unavailable-notice.tsx`, 'title?: string', 'title?: number')],
    refusal:
      "projects uses UnavailableNotice of @site/ui/core, but what it passes does not fit what the shell's takes: Types of property 'title' are incompatible.",
  },
});

const dropped = build('shared-module', ['shell'], {
  'drops-a-module': {
    does: 'no longer provides a shared module',
    edits: [
      replace('shared/tools/build/src/shared-modules.ts', ", '@site/ui/disclosure']", ']'),
      replace('shell/src/shared-scope.ts', "  disclosure: () => import('@site/ui/disclosure'),\n", ''),
      replace('shell/src/shared-scope-node.ts', "import * as disclosure from '@site/ui/disclosure';\n", ''),
      replace('shell/src/shared-scope-node.ts', "  '@site/ui/disclosure': disclosure,\n", ''),
    ],
    refusal: 'agency needs @site/ui/disclosure, which the shell does not provide.',
    also: ['needs @site/ui/disclosure'],
  },
  'deletes-a-component': {
    does: 'deletes a shared component',
    edits: [
      remove(`${ui}/cards/card-grid.tsx`),
      replace(`${ui}/cards/index.ts`, /export (type )?\{ CardGrid(Props)? \} from '\.\/card-grid';\n/, ''),
      replace(`${ui}/cards/index.ts`, /export (type )?\{ CardGrid(Props)? \} from '\.\/card-grid';\n/, ''),
    ],
    refusal: 'uses CardGrid of @site/ui/cards, which the shell does not provide.',
    also: ['uses CardGrid of @site/ui/cards'],
  },
});

/** Styles that remotes name as text. */
const styles = build('shared-module', ['shell'], {
  'renames-a-color-role': {
    does: 'renames the color of the brand',
    edits: [replace(`${ui}/theme/colors.ts`, "brand: { solid: 'yellow'", "brand: { main: 'yellow'")],
    refusal:
      "marketing uses Box of @site/ui/core, but what it passes does not fit what the shell's takes: Types of property 'color' are incompatible. It does not take \"brand.solid\".",
    also: ['but what it passes does not fit'],
  },
  'removes-an-easing': {
    does: 'removes a token that remotes name inside a longer value only',
    edits: [replace(`${ui}/theme/tokens.ts`, 'reveal: {', 'glide: {')],
    refusal: 'projects uses the token easings.reveal, which the shell does not provide.',
  },
  'renames-a-variant': {
    does: 'renames a variant of a shared recipe',
    edits: [replace(`${ui}/core/section.tsx`, /\bsand: \{/, 'warm: {')],
    refusal: `uses Section of @site/ui/core, but what it passes does not fit what the shell's takes: Types of property 'tone' are incompatible. Type '"sand"'`,
    also: ['uses Section of @site/ui/core'],
  },
});

/** Styles beside those that remotes name. */
const moreStyles = build('harmless', ['shell'], {
  'adds-a-token': {
    does: 'adds an easing and a color that no remote names, and changes a color',
    edits: [
      replace(`${ui}/theme/tokens.ts`, 'reveal: {', "glide: { value: 'ease-in' },\n    reveal: {"),
      replace(`${ui}/theme/colors.ts`, "brand: { solid: 'yellow'", "brand: { glow: 'butter', solid: 'yellow600'"),
    ],
  },
});

export const sharedModuleBuilds: readonly GateBuild[] = [changed, dropped, styles, moreStyles];
