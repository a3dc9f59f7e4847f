import { build, type GateBuild, replace } from '../case';

const ui = 'shared/packages/ui/src';

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

export const styleBuilds: readonly GateBuild[] = [styles, moreStyles];
